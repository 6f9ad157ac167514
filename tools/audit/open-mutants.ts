// Defects of what is kept beside the records, planted by the audit's test of money.

import type { MoneyWorld } from '#test/money-world.ts'

const file = (bank: string) =>
  `(select file_id from bank_file_payments where withdrawal_id = '${bank}')`

type Mutant = {
  readonly name: string
  readonly trips: readonly string[]
  readonly plant: (world: MoneyWorld) => readonly string[]
}

export const openMutants: readonly Mutant[] = [
  {
    name: 'a withdrawal that nobody looks for any more',
    trips: ['I26'],
    plant: ({ withdrawals: { pending } }) => [
      `delete from open_withdrawals where withdrawal_id = '${pending}'`,
    ],
  },
  {
    name: 'a paid withdrawal that is looked for for ever',
    trips: ['I26'],
    plant: ({ withdrawals: { btc } }) => [`insert into open_withdrawals values ('${btc}')`],
  },
  {
    name: 'a deposit that nobody waits for any more',
    trips: ['I26'],
    plant: ({ deposits: { waiting } }) => [
      `delete from open_deposits where deposit_id = '${waiting}'`,
    ],
  },
  {
    name: 'a bank file that pays another account',
    trips: ['I27'],
    plant: ({ withdrawals: { bank } }) => [
      `update bank_files set xml = replace(xml, '<Id>123456789</Id>', '<Id>987654321</Id>')
        where id = ${file(bank)}`,
    ],
  },
  {
    name: 'a bank file that pays more',
    trips: ['I27'],
    plant: ({ withdrawals: { bank } }) => [
      `update bank_files set xml = regexp_replace(xml, '(Ccy="USD">)[0-9.]+', '\\19000.00')
        where id = ${file(bank)}`,
    ],
  },
  {
    name: 'a bank file with one payment more',
    trips: ['I27'],
    plant: ({ withdrawals: { bank } }) => [
      `update bank_files set xml = replace(xml, '</PmtInf>', '<CdtTrfTxInf></CdtTrfTxInf></PmtInf>')
        where id = ${file(bank)}`,
    ],
  },
  {
    name: 'a bank file under another number, which a bank would pay again',
    trips: ['I27'],
    plant: ({ withdrawals: { bank } }) => [
      `update bank_files set message_id = 'again', xml = replace(xml, message_id, 'again')
        where id = ${file(bank)}`,
    ],
  },
  {
    name: 'a bank payment that no file has',
    trips: ['I27'],
    plant: ({ withdrawals: { bank } }) => [
      `delete from bank_file_payments where withdrawal_id = '${bank}'`,
    ],
  },
]
