/** By the rule, ours or squawk's (squawkhq.com/docs/rules): what happens, and what to do instead. */
export const insteadOf: Readonly<Record<string, string>> = {
  'no-kind':
    'It does not say its kind. Begin it with -- kind: expand, backfill, contract or concurrent (docs/operations/upgrade.md).',
  'contract-without-after':
    'A contract must say -- after: and the numbers of the expand and the backfill of an earlier release that it counts on.',
  'not-concurrent':
    'A concurrent file only has create index concurrently name on … and drop index concurrently if exists name: after a kill each of them is run again.',
  'wrong-backfill':
    'A backfill is one statement for the rows with a key above $1 up to $2, with -- table:, -- key: and at most -- batch: 10000.',
  'rows-in-expand':
    'It writes rows of a table that people write too, and holds them until it ends. Put the statement into a file of -- kind: backfill.',
  'require-concurrent-index-creation':
    'Nobody can write to the table while the index is made. Put create index concurrently into a file of -- kind: concurrent.',
  'require-concurrent-index-deletion':
    'Nobody can read the table while it waits. Put drop index concurrently if exists into a file of -- kind: concurrent.',
  'ban-concurrent-index-creation-in-transaction':
    'An index is made concurrently outside a transaction only: put it into a file of -- kind: concurrent.',
  'constraint-missing-not-valid':
    'The whole table is read while nobody can write. Add the constraint not valid, and validate it in the contract of the next release.',
  'adding-foreign-key-constraint':
    'Both tables are locked while all rows are read. Add the foreign key not valid, and validate it in the contract of the next release.',
  'constraint-not-valid-with-validate':
    'Validating in the same transaction keeps the lock of adding. Validate in the contract of the next release.',
  'disallowed-unique-constraint':
    'It makes an index while nobody can write. Make a unique index in a file of -- kind: concurrent, then add the constraint using it.',
  'adding-field-with-default':
    'The whole table is written anew while nobody can read it. Add the column without, let a backfill fill it, and set the default in the same expand by alter column … set default.',
  'adding-serial-primary-key-field':
    'The whole table is written anew while nobody can read it. Add a plain column, backfill it, and make a unique index concurrently.',
  'adding-required-field':
    'Code of the release before writes rows without it, and fails. Add it with a constant default, or nullable and backfilled; not null comes with the contract.',
  'adding-not-nullable-field':
    'All rows are read while nobody can read or write. Add check (column is not null) not valid now, validate it in the contract, then set not null.',
  'changing-column-type':
    'The whole table is written anew, and the code of the release before reads another type. Add a second column, backfill it, and drop the first one in the contract.',
  'ban-drop-column':
    'Code of the release before still reads it. Stop using it in this release, and drop it in a contract of the next one.',
  'ban-drop-table':
    'Code of the release before still reads it. Stop using it in this release, and drop it in a contract of the next one.',
  'ban-drop-not-null':
    'Code of the release before counts on a value. Write the value as long as that may run; drop not null in a contract.',
  'renaming-column':
    'Code of the release before asks for the old name. Add a second column, backfill it, and drop the first one in the contract.',
  'renaming-table':
    'Code of the release before asks for the old name. Add a second table, or keep the name in the database and rename in the code.',
  'ban-drop-database': 'A migration drops no database.',
  'ban-truncate-cascade':
    'It empties tables that it does not name. Delete in a backfill, table by table.',
  'transaction-nesting': 'The runner opens and ends the transaction: leave begin and commit out.',
  'ban-alter-domain-with-add-constraint':
    'All tables of the domain are read while nobody can write. Add the constraint to the columns, not valid.',
  'ban-create-domain-with-constraint':
    'A domain cannot change later without locking all its tables. Use a check of the column.',
  'syntax-error': 'It is no SQL that PostgreSQL 15 reads.',
}
