import { ActionBar, Button, Card, Note, Page, Row, Section, SplitView, Stack, VisuallyHidden } from '../../src/index';
import { entry } from '../entry';
import { OwnWindow } from '../own-window';

const SHORT = 'A card.';

export const page = entry('Page, Section, ActionBar', {
  'a screen with its parts and its action': (
    <OwnWindow>
      <Page title="Payouts" description="Saturday Fourball" actions={<Button>Share</Button>}>
        <Section title="Who Owes Who" description="In the fewest payments" actions={<Button variant="ghost">Export</Button>}>
          <Card>{SHORT}</Card>
        </Section>
        <ActionBar>
          <Button>Previous</Button>
          <Button variant="primary">Next Hole</Button>
        </ActionBar>
      </Page>
    </OwnWindow>
  ),
  'narrow; long text': (
    <Page width="narrow" title="The Captain’s Day Foursomes at Carnoustie in May" actions={<Button>Share</Button>}>
      <Card>{SHORT}</Card>
    </Page>
  ),
});

export const card = entry('Card, Stack, SplitView', {
  'with and without padding': (
    <Stack gap={12}>
      <Card>{SHORT}</Card>
      <Card padding="none">{SHORT}</Card>
    </Stack>
  ),
  'side by side from 900 px': <SplitView list={<Card>List</Card>} detail={<Card>Detail</Card>} />,
});

export const row = entry('Row, Note', {
  'buttons, and a note beside one': (
    <Stack>
      <Row>
        <Button variant="primary">Share Link</Button>
        <Button>QR Code</Button>
      </Row>
      <Row gap={12} align="center">
        <Button>Not Right?</Button>
        <Note as="span">Needs a signal.</Note>
      </Row>
      <Note>Nothing moves for anyone who has paid.</Note>
    </Stack>
  ),
});

export const visuallyHidden = entry('VisuallyHidden', {
  'heard, not seen': (
    <Card>
      Only this is seen. <VisuallyHidden>This is heard as well.</VisuallyHidden>
    </Card>
  ),
});
