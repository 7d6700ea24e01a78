/** What a screen needs to show who a player is: the name, up to three initials and the hex colour the group gave them. */
export interface PlayerLook {
  name: string;
  initials: string;
  color: string;
}
