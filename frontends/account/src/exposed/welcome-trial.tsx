export { WelcomeTrialScreen as default } from '../features/welcome-trial/welcome-trial-screen';
