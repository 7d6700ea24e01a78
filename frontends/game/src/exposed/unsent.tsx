export { UnsentScores as default } from '../offline/unsent-scores';
