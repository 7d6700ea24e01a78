import { ActionBar, Button, Card, Note, Page, Row, Section, SplitView, Stack, VisuallyHidden } from '../../src/index';
import type { Entry } from '../entry';
import { OwnWindow } from '../own-window';

const SHORT = 'A card.';

export const page: Entry = {
  title: 'Page, Section, ActionBar',
  states: [
    {
      name: 'a screen with its parts and its action',
      shown: (
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
    },
    {
      name: 'narrow; long text',
      shown: (
        <Page width="narrow" title="The Captain’s Day Foursomes at Carnoustie in May" actions={<Button>Share</Button>}>
          <Card>{SHORT}</Card>
        </Page>
      ),
    },
  ],
};

export const card: Entry = {
  title: 'Card, Stack, SplitView',
  states: [
    {
      name: 'with and without padding',
      shown: (
        <Stack gap={12}>
          <Card>{SHORT}</Card>
          <Card padding="none">{SHORT}</Card>
        </Stack>
      ),
    },
    { name: 'side by side from 900 px', shown: <SplitView list={<Card>List</Card>} detail={<Card>Detail</Card>} /> },
  ],
};

export const row: Entry = {
  title: 'Row, Note',
  states: [
    {
      name: 'buttons, and a note beside one',
      shown: (
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
    },
  ],
};

export const visuallyHidden: Entry = {
  title: 'VisuallyHidden',
  states: [
    {
      name: 'heard, not seen',
      shown: (
        <Card>
          Only this is seen. <VisuallyHidden>This is heard as well.</VisuallyHidden>
        </Card>
      ),
    },
  ],
};
