/** Neither a session nor a points game was named. */
export class SessionNotNamed extends Error {
  override readonly name = 'SessionNotNamed';
}

/** The points game that was named is not one of the session's. */
export class PointsGameElsewhere extends Error {
  override readonly name = 'PointsGameElsewhere';
}

/** A value was given although several games are selected that have their own. */
export class ValueOfSeveralGames extends Error {
  override readonly name = 'ValueOfSeveralGames';
  constructor(readonly field: 'pointValue' | 'fbtValue') {
    super(field);
  }
}
