/** A time that is left, as a clock shows it. */
export function face(seconds: number): string {
  const whole = Math.ceil(seconds);
  const days = Math.floor(whole / 86400);
  if (days) return `${days} d ${Math.floor((whole % 86400) / 3600)} h`;
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
