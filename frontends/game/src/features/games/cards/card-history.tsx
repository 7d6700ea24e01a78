import type { CardHistoryEntry } from '@fairshare/contracts';
import { ArrowRightIcon, Card, Note, Section, Stack } from '@fairshare/ui';
import { CardFace } from '../../../shared/card-face';
import { cardRoutes } from '../../../shared/card-table';
import routeStyles from './card-history.module.css';
import { CARD_HISTORY, holdersOf, NO_HISTORY_YET } from './texts';

/** Each card's way through the group, read like a route: A → B → C. */
export function CardHistory({ history }: { history: readonly CardHistoryEntry[] }) {
  const routes = cardRoutes(history);
  return (
    <Section title={CARD_HISTORY}>
      <Card>
        {routes.length === 0 && <Note>{NO_HISTORY_YET}</Note>}
        <Stack>
          {routes.map(({ cardKey, type, name, emoji, holders }) => (
            <div key={cardKey}>
              <h3 className={routeStyles.routeTitle}>
                <CardFace type={type} emoji={emoji} /> {name}
              </h3>
              <ol className={routeStyles.route} aria-label={holdersOf(name)}>
                {holders.map((holder, index) => (
                  <li key={holder.id} className={routeStyles.transfer}>
                    {index > 0 && <ArrowRightIcon className={routeStyles.arrow} aria-hidden />}
                    <span className={routeStyles.legName} data-current={index === holders.length - 1 ? '' : undefined}>
                      {holder.name}
                    </span>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </Stack>
      </Card>
    </Section>
  );
}
