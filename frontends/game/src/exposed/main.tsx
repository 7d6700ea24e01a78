export { GameApp as default } from '../app/game-app';
