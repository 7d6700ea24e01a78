/** The named errors of this package. Each means a caller's mistake: valid input never raises one. */
export class GolfRulesError extends Error {
  override readonly name: string = 'GolfRulesError';
}

/** An amount of dollars with more than two decimals, or one that is no finite number. */
export class InvalidDollarsError extends GolfRulesError {
  override readonly name = 'InvalidDollarsError';
  constructor(readonly dollars: number) {
    super(`${dollars} is not an amount in dollars and cents`);
  }
}

/** An amount of cents that is not a whole number. */
export class InvalidCentsError extends GolfRulesError {
  override readonly name = 'InvalidCentsError';
  constructor(readonly cents: number) {
    super(`${cents} is not a whole number of cents`);
  }
}

/** Nets that do not add up to zero, or shares that do not add up to the distributed amount. */
export class NotZeroSumError extends GolfRulesError {
  override readonly name = 'NotZeroSumError';
  constructor(readonly differenceCents: number) {
    super(`The amounts are off by ${differenceCents} cents`);
  }
}

/** Fewer than 2 or more than 8 players, or the same player twice. */
export class InvalidPlayersError extends GolfRulesError {
  override readonly name = 'InvalidPlayersError';
}

/** A roster that no round can have: no hole, a hole outside the course, a player's hole outside the round. */
export class InvalidRosterError extends GolfRulesError {
  override readonly name = 'InvalidRosterError';
}

/** A course card that no course has: not 9 or 18 holes, or not each stroke index once. */
export class InvalidCourseError extends GolfRulesError {
  override readonly name = 'InvalidCourseError';
}

/** An amount or a debt that names a player outside the round. */
export class UnknownPlayerError extends GolfRulesError {
  override readonly name = 'UnknownPlayerError';
  constructor(readonly playerId: string) {
    super(`Player ${playerId} is not in this round`);
  }
}

/** Nothing was selected to settle. */
export class NoSelectionError extends GolfRulesError {
  override readonly name = 'NoSelectionError';
  constructor() {
    super('Select at least one game to settle');
  }
}

/** A game was selected that this round does not have. */
export class GameNotInRoundError extends GolfRulesError {
  override readonly name = 'GameNotInRoundError';
  constructor(readonly selection: string) {
    super(`This round has no game for the selection ${selection}`);
  }
}
