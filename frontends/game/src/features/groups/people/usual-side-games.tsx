import type { GroupRules } from '@fairshare/contracts';
import { IconButton, List, ListRow, Section, XIcon } from '@fairshare/ui';
import { removeUsual, USUAL_GAMES, USUAL_GAMES_HINT } from './texts';

type UsualGame = NonNullable<GroupRules['sideGames']>[number];

interface UsualSideGamesProps {
  games: readonly UsualGame[];
  onChange: (games: UsualGame[]) => void;
}

/** The side games that every new round of the group starts with. They are added from a round, and can be removed here. */
export function UsualSideGames({ games, onChange }: UsualSideGamesProps) {
  if (games.length === 0) return null;
  return (
    <Section title={USUAL_GAMES} description={USUAL_GAMES_HINT}>
      <List label={USUAL_GAMES}>
        {games.map((game, index) => {
          const name = game.name ?? game.kind;
          return (
            <ListRow
              key={`${name} ${index}`}
              title={name}
              trailing={<IconButton label={removeUsual(name)} icon={<XIcon aria-hidden />} onClick={() => onChange(games.filter((_, place) => place !== index))} />}
            />
          );
        })}
      </List>
    </Section>
  );
}
