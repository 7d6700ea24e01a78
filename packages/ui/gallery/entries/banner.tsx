import { Banner, Button } from '../../src/index';
import { entry } from '../entry';

export const banner = entry('Banner', {
  'info, with what to do': <Banner action={<Button variant="ghost">Reload</Button>}>An update is available.</Banner>,
  'warning, with what to do': (
    <Banner tone="warning" title="Your trial ends in 2 days" action={<Button>Upgrade Now</Button>}>
      Keep your games and your payouts.
    </Banner>
  ),
  error: (
    <Banner tone="error" title="3 scores were refused">
      The game was deleted. They are still on this phone.
    </Banner>
  ),
  success: <Banner tone="success">All scores are saved.</Banner>,
  'long text': (
    <Banner tone="warning" title="Bartholomew Featherstonehaugh-Smythe changed hole 11 of The Captain’s Day Foursomes">
      Theirs is 4 strokes, yours is 5. Nothing is lost: both are kept until somebody of the group says which of the two is right.
    </Banner>
  ),
});
