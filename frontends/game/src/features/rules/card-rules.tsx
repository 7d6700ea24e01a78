import { formatMoney } from '@fairshare/ui';
import { BUILT_IN_CARDS, DEFAULT_CARD_VALUE, dollarsToCents } from '@fairshare/golf-rules';
import { CardFace } from '../../shared/card-face';
import { ExampleTable } from './example-table';
import { cardsExample } from './examples';
import { OddCents } from './odd-cents';
import styles from './rules.module.css';

const VALUE = formatMoney(dollarsToCents(DEFAULT_CARD_VALUE));

export function CardRules() {
  return (
    <>
      <p>A penalty game: do what an animal stands for, and its card is yours, until someone else does the same and takes it off you.</p>
      <dl className={styles.deck}>
        {BUILT_IN_CARDS.map(({ type, name, emoji, meaning }) => (
          <div key={type} className={styles.deckCard}>
            <dt>
              <CardFace type={type} emoji={emoji} /> {name}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>
        There is one of each card, and one golfer holds it at a time. Every hand-over is kept, so that you can see the route a card took around the group. You can make up cards of
        your own, too.
      </p>
      <p>
        <strong>Payout:</strong> at the end, every card you hold costs you its value ({VALUE} each unless you change it). The golfers with the smallest bill pay nothing; everyone
        else pays what their bill is above the smallest, and that money is shared equally by those at the smallest.
      </p>
      <ExampleTable caption={`Hands at the end of a round, ${VALUE} a card`} entered="Holds" unit="money" lines={cardsExample()} />
      <OddCents>A cent that cannot be shared goes to the one listed first.</OddCents>
    </>
  );
}
