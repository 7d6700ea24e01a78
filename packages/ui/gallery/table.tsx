import { Badge, Button, CopyIcon, DataTable, DownloadIcon, IconButton, Section } from '../src/index';

interface Account {
  id: string;
  name: string;
  email: string;
  days: number;
}

const ACCOUNTS: Account[] = Array.from({ length: 24 }, (_, index) => ({
  id: String(index),
  name: index === 1 ? 'Bartholomew Featherstonehaugh-Smythe' : `Golfer ${index + 1}`,
  email: index === 1 ? 'bartholomew.featherstonehaugh-smythe@longest-club-of-all.example.com' : `golfer${index + 1}@example.com`,
  days: (index * 7) % 12,
}));

function DaysBadge({ days }: { days: number }) {
  return <Badge variant={days > 3 ? 'default' : days > 0 ? 'secondary' : 'destructive'}>{days} days</Badge>;
}

export function Table() {
  return (
    <Section title="Table">
      <DataTable
        caption="All User Accounts"
        noun={['user', 'users']}
        rows={ACCOUNTS}
        rowId={(row) => row.id}
        filter={{ label: 'Filter by name or email', text: (row) => `${row.name} ${row.email}` }}
        defaultOrder={{ columnId: 'name', direction: 'ascending' }}
        actions={<Button icon={<DownloadIcon />}>Download CSV</Button>}
        columns={[
          { id: 'name', header: 'Name', cell: (row) => row.name, sortValue: (row) => row.name },
          { id: 'email', header: 'Email', cell: (row) => row.email, sortValue: (row) => row.email },
          { id: 'method', header: 'Auth method', cell: () => <Badge>local</Badge> },
          {
            id: 'days',
            header: 'Days remaining',
            align: 'end',
            cell: (row) => <DaysBadge days={row.days} />,
            sortValue: (row) => row.days,
          },
        ]}
        rowActions={(row) => (
          <>
            <IconButton label={`Copy ${row.name}`} icon={<CopyIcon />} />
            <Button>Extend</Button>
            <Button variant="ghost">Revoke</Button>
          </>
        )}
      />
    </Section>
  );
}
