/** What screen readers are told, in one place of the page. */

class Announcer {
  text = $state('');

  say(text: string): void {
    this.text = this.text === text ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
