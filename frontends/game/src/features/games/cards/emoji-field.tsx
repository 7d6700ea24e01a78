import { TextField } from '@fairshare/ui';
import { CUSTOM_CARD_EMOJI_CHARACTERS } from '../constants';
import styles from './cards.module.css';
import { CARD_EMOJI, EMOJI_PICKS, pickEmoji } from './texts';

interface EmojiFieldProps {
  value: string;
  onChange: (emoji: string) => void;
  error?: string;
}

/** The card's emoji: typed, or picked from a row of usual ones. */
export function EmojiField({ value, onChange, error }: EmojiFieldProps) {
  return (
    <>
      <TextField label={CARD_EMOJI} autoComplete="off" value={value} onChange={(event) => onChange(firstCharacters(event.target.value))} error={error} />
      <ul role="list" className={`${styles.wholeRow} ${styles.picks}`}>
        {EMOJI_PICKS.map(({ emoji, name }) => (
          <li key={emoji}>
            <button type="button" className={styles.pick} aria-label={pickEmoji(name)} aria-pressed={value === emoji} onClick={() => onChange(emoji)}>
              {emoji}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** One visible character may consist of several code points: a flag, or a golfer with a skin tone. */
function firstCharacters(text: string): string {
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  return [...characters]
    .slice(0, CUSTOM_CARD_EMOJI_CHARACTERS)
    .map(({ segment }) => segment)
    .join('');
}
