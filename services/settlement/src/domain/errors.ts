/** Neither a session nor a points game was named. */
export class SessionNotNamed extends Error {
  override readonly name = 'SessionNotNamed';
}
