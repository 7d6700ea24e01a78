import { Badge, Button, CopyIcon, DataTable, EmailAddress, EmptyState, IconButton } from '../../src/index';
import { entry } from '../entry';

interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly days: number;
}

const accounts = (many: number): Account[] =>
  Array.from({ length: many }, (_, index) => ({
    id: String(index),
    name: index === 1 ? 'Bartholomew Featherstonehaugh-Smythe' : `Golfer ${index + 1}`,
    email: index === 1 ? 'bartholomew.featherstonehaugh-smythe@longest-club-of-all.example.com' : `golfer${index + 1}@example.com`,
    days: (index * 7) % 12,
  }));

interface AccountsProps {
  many: number;
  /** The id of the row whose details are shown next to the table. */
  chosen?: string;
}

function Accounts({ many, chosen }: AccountsProps) {
  return (
    <DataTable
      caption={`${many} accounts`}
      noun={['user', 'users']}
      rows={accounts(many)}
      rowId={(row) => row.id}
      filter={{ label: 'Filter by name or email', text: (row) => `${row.name} ${row.email}` }}
      choice={chosen ? { chosenId: chosen, onChoose: () => undefined, label: (row) => row.name, beside: true } : undefined}
      empty={many === 0 ? <EmptyState title="No users yet" /> : undefined}
      columns={[
        { id: 'name', header: 'Name', cell: (row) => row.name, sortValue: (row) => row.name },
        { id: 'email', header: 'Email', cell: (row) => row.email, sortValue: (row) => row.email },
        { id: 'method', header: 'Auth method', cell: () => <Badge>local</Badge> },
        {
          id: 'days',
          header: 'Days remaining',
          align: 'end',
          cell: ({ days }) => <Badge variant={days > 3 ? 'default' : days > 0 ? 'secondary' : 'destructive'}>{days} days</Badge>,
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
  );
}

/** A table with just enough columns to show the pagination. */
function Emails({ many }: { many: number }) {
  return <DataTable caption="Emails" rows={accounts(many)} rowId={(row) => row.id} columns={[{ id: 'email', header: 'Email', cell: (row) => row.email }]} />;
}

export const dataTable = entry('DataTable', {
  'a long name': <Accounts many={4} />,
  'a row is chosen': <Accounts many={4} chosen="1" />,
  empty: <Accounts many={0} />,
  'several pages': <Emails many={120} />,
});

export const emailAddress = entry('EmailAddress', {
  short: <EmailAddress>ann@example.com</EmailAddress>,
  'long text': <EmailAddress>bartholomew.featherstonehaugh-smythe@longest-club-of-all.example.com</EmailAddress>,
});
