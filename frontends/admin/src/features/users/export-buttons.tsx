import { usersCsvUrl } from '@fairshare/api-client';
import type { ExportedUser } from '@fairshare/contracts';
import { Button, CheckIcon, CopyIcon, DownloadIcon, useToast } from '@fairshare/ui';
import { useCopy } from '../../shared/use-copy';
import { TEXTS } from './texts';

const ALL_EMAILS = 'all emails';

/** Copies or downloads the export: a list of addresses, and a file. `users`: undefined while loading; the buttons are disabled until then. */
export function ExportButtons({ users }: { users: readonly ExportedUser[] | undefined }) {
  const { toast } = useToast();
  const { copied, copy } = useCopy();
  const isCopied = copied === ALL_EMAILS;
  const emails = users?.map((user) => user['Email Address']).join(', ') ?? '';
  const download = () => {
    window.open(usersCsvUrl(), '_blank', 'noopener');
    toast({ ...TEXTS.downloadStarted, tone: 'success' });
  };
  return (
    <>
      <Button disabled={!users} icon={isCopied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />} onClick={() => copy(ALL_EMAILS, emails)}>
        {isCopied ? TEXTS.copied : TEXTS.copyAllEmails}
      </Button>
      <Button disabled={!users} icon={<DownloadIcon aria-hidden />} onClick={download}>
        {TEXTS.downloadCsv}
      </Button>
    </>
  );
}
