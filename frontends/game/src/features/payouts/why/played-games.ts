export { isBegun, playedGames, type PlayedSide, playedSideGames } from '../../../shared/played-games';
