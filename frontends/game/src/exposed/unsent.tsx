export { UnsentScores as default } from '../app/unsent-scores';
