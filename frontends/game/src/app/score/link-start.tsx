import { browserOf, type ScoringLinkPreview } from '@fairshare/contracts';
import { Banner, Button, Card, Row, Stack } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isKnownLink, linkPreviewQuery } from '../../session/guest/guest-round';
import { LinkActions } from '../../shared/links/link-actions';
import { SCORE_PATH } from '../../start/page';
import { AskLetIn } from './ask-let-in';
import { LinkPage, PageMessage } from './page-message';
import { PickName } from './pick-name';
import { FIRST_BROWSER, goOnAs, goOnHere, INSIDE_APP_HINT, insideApp, madeThis, openSince, scoreAs, SCORING, TAKES_OVER, WHO_ARE_YOU, youScoreAs } from './texts';
import { failureOf } from './use-guest-round';

interface LinkStartProps {
  token: string;
  /** Opens the link, which binds it to this browser. */
  onStart: () => void;
}

/** In these states a tap binds the link. */
const ASKS: readonly ScoringLinkPreview['state'][] = ['free', 'hand-over'];

/** The preview of a scoring link before it is opened. Only a tap binds the link, since mail scanners and link previews load pages as well. */
export function LinkStart({ token, onStart }: LinkStartProps) {
  const { data, error, isFetching, refetch } = useQuery(linkPreviewQuery(token));
  // A browser that opened the link before may have lost the response, or may store the round and scores, so it opens the link again without a tap. A link that
  // is not bound to any browser needs a tap even there.
  const [isKnown] = useState(() => isKnownLink(token));
  const isOpenHere = data ? data.state === 'here' || (isKnown && !ASKS.includes(data.state)) : isKnown && error !== null;
  useEffect(() => {
    if (isOpenHere) onStart();
  }, [isOpenHere, onStart]);
  const retry = () => void refetch();

  if (!data || isOpenHere) return <PageMessage failure={error && failureOf(error)} retrying={isFetching} onRetry={retry} />;
  if (data.state === 'finished') return <PageMessage failure="finished" retrying={isFetching} onRetry={retry} />;
  if (data.state === 'taken')
    return (
      <PageMessage
        failure="taken"
        retrying={isFetching}
        onRetry={retry}
        known={{ title: openSince(data.openedAt, data.openedIn), what: goOnHere(data.madeBy) }}
        ask={<AskLetIn token={token} madeBy={data.madeBy} onPoll={retry} />}
      />
    );
  if (data.choices)
    return (
      <LinkPage title={WHO_ARE_YOU} description={`${data.roundName}. ${madeThis(data.madeBy, data.groupName)}`}>
        <Stack>
          <InsideApp token={token} />
          <PickName token={token} choices={data.choices} madeBy={data.madeBy} onRefused={retry} />
        </Stack>
      </LinkPage>
    );
  return <Start token={token} link={data} onStart={onStart} />;
}

function Start({ token, link, onStart }: LinkStartProps & { link: ScoringLinkPreview }) {
  const { playerName, madeBy, groupName, roundName, state } = link;
  const takesOver = state === 'hand-over';
  return (
    <LinkPage title={youScoreAs(playerName)} description={`${roundName}. ${madeThis(madeBy, groupName)}`}>
      <Stack>
        <InsideApp token={token} playerName={playerName} />
        <Card>
          <Stack>
            <span>{takesOver ? TAKES_OVER : FIRST_BROWSER}</span>
            <Button fullWidth variant="primary" onClick={onStart}>
              {takesOver ? goOnAs(playerName) : scoreAs(playerName)}
            </Button>
          </Stack>
        </Card>
      </Stack>
    </LinkPage>
  );
}

/** Warns that the page is inside an app's browser, which is not the phone's browser, and says how to leave it. */
function InsideApp({ token, playerName }: { token: string; playerName?: string }) {
  const { app, name } = browserOf(navigator.userAgent, window.matchMedia('(display-mode: standalone)').matches);
  if (app === null) return null;
  return (
    <>
      <Banner tone="warning" title={insideApp(name)}>
        {INSIDE_APP_HINT}
      </Banner>
      <Row>
        <LinkActions url={`${window.location.origin}${SCORE_PATH}/${token}`} title={playerName === undefined ? SCORING : scoreAs(playerName)} />
      </Row>
    </>
  );
}
