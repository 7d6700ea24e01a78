import { Banner, Button } from '../../src/index';
import type { Entry } from '../entry';

export const banner: Entry = {
  title: 'Banner',
  states: [
    { name: 'info, with what to do', shown: <Banner action={<Button variant="ghost">Reload</Button>}>An update is available.</Banner> },
    {
      name: 'warning, with what to do',
      shown: (
        <Banner tone="warning" title="Your trial ends in 2 days" action={<Button>Upgrade Now</Button>}>
          Keep your games and your payouts.
        </Banner>
      ),
    },
    {
      name: 'error',
      shown: (
        <Banner tone="error" title="3 scores were refused">
          The game was deleted. They are still on this phone.
        </Banner>
      ),
    },
    { name: 'success', shown: <Banner tone="success">All scores are saved.</Banner> },
    {
      name: 'long text',
      shown: (
        <Banner tone="warning" title="Bartholomew Featherstonehaugh-Smythe changed hole 11 of The Captain’s Day Foursomes">
          Theirs is 4 strokes, yours is 5. Nothing is lost: both are kept until somebody of the group says which of the two is right.
        </Banner>
      ),
    },
  ],
};
