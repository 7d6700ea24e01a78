export { ScorePage as default } from '../app/score/score-page';
