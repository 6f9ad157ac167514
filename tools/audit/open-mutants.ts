// Defects of what is kept beside the records, planted by the audit's test of money.

import type { MoneyWorld } from '#test/money-world.ts'
import type { Mutant } from './planted.ts'

const file = (bank: string) =>
  `(select file_id from bank_file_payments where withdrawal_id = '${bank}')`

const again = '0190a000-0000-7000-8000-0000000000ff'

export const openMutants: readonly Mutant<MoneyWorld>[] = [
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
    name: 'a bank withdrawal that was prepared and is in no file',
    trips: ['I9', 'I26', 'I27'],
    plant: ({ withdrawals: { bank } }) => [
      `insert into withdrawals select (jsonb_populate_record(w,
         '{"id": "${again}", "order_key": null}'::jsonb)).* from withdrawals w
        where id = '${bank}'`,
      `insert into withdrawal_payouts select (jsonb_populate_record(p,
         '{"withdrawal_id": "${again}"}'::jsonb)).* from withdrawal_payouts p
        where withdrawal_id = '${bank}'`,
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
    name: 'a second bank file for the same payments, and nobody said that the first will not do',
    trips: ['I27'],
    plant: ({ withdrawals: { bank } }) => [
      `insert into bank_files (id, message_id, xml, payments, total, made_at, made_by)
       select '${again}', '${again.replaceAll('-', '')}',
              replace(xml, message_id, '${again.replaceAll('-', '')}'), payments, total,
              made_at + interval '1 second', made_by
         from bank_files where id = ${file(bank)}`,
      `insert into bank_file_payments (withdrawal_id, file_id)
       select withdrawal_id, '${again}' from bank_file_payments where file_id = ${file(bank)}`,
    ],
  },
  {
    name: 'money given back of what was being sent',
    trips: ['I27'],
    plant: ({ withdrawals: { rejected } }) => [
      `insert into withdrawal_send_starts (withdrawal_id, at, started_by)
       values ('${rejected}', now(), 'staff:eve@staff.example')`,
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
