import { lazyPart } from '../../../shared/lazy-part';
import type { SideQuestionsProps } from './side-questions';

/** Lazy, because a round without side games does not need it. */
export const SIDE_QUESTIONS = lazyPart<SideQuestionsProps>(() => import('./side-questions'));
