import { lazyPart } from '../../../shared/lazy-part';
import type { SideQuestionsProps } from './side-questions';

/** A round without side games does without. */
export const SIDE_QUESTIONS = lazyPart<SideQuestionsProps>(() => import('./side-questions'));
