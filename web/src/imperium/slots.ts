/** Things that keep their places: a new one comes where an old one went. */

/**
 * The slots of things before, with the things there are now: each stays where it was, new ones take what is free. Slots
 * that are left over stay empty if they are to, and go otherwise.
 */
export function slotted(before: readonly (string | null)[], now: readonly string[], keep = false): (string | null)[] {
  const left = [...now];
  const kept = before.map((id) => {
    const at = id === null ? -1 : left.indexOf(id);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  });
  const filled = [...kept.map((id) => id ?? left.shift() ?? null), ...left];
  return keep ? filled : filled.filter((id) => id !== null);
}
