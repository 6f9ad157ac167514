// What `npm run staff` says of itself: all of it, or what is about one topic.

const commands = `npm run staff -- documents list [--all]
npm run staff -- documents show <id> [--save FILE --as ADDRESS]
npm run staff -- identity list
npm run staff -- identity extend <client's id or e-mail> --as ADDRESS
npm run staff -- deposits list [--all]
npm run staff -- deposits receipt <id> --save FILE --as ADDRESS
npm run staff -- withdrawals list [--all]
npm run staff -- withdrawals show <id>
npm run staff -- withdrawals prepare <id> [--anew] [--save FILE] --as ADDRESS
npm run staff -- withdrawals sent <id> --transaction ID --as ADDRESS
npm run staff -- withdrawals bank-files
npm run staff -- withdrawals bank-file [<id of a file>] --save FILE --as ADDRESS
npm run staff -- withdrawals bank-refused <id, also of a file> --reason TEXT --as ADDRESS
npm run staff -- withdrawals paid <id> --reference TEXT --as ADDRESS
npm run staff -- flags
npm run staff -- settings list
npm run staff -- settings set NAME VALUE --as ADDRESS
npm run staff -- proposals list [--all]
npm run staff -- proposals confirm <id> --as ADDRESS
npm run staff -- proposals withdraw <id> --as ADDRESS
npm run staff -- members list
npm run staff -- members add EMAIL [--as ADDRESS]
npm run staff -- members invite EMAIL --as ADDRESS
npm run staff -- members recover EMAIL --as ADDRESS
npm run staff -- members remove EMAIL --as ADDRESS
npm run staff -- members enrol --as ADDRESS [--invitation TEXT]
npm run staff -- members finish --as ADDRESS --code NNNNNN`

const options = `  --as        the address of the member of staff who acts; it is recorded
  --code      what their authenticator app shows; once they have one, always, and each code once
  --invitation  what another member of staff was given for you: it lets you set up an app
  --reason    why the bank has not paid: one line of at most 500 characters
  --save      write it to this new file: a picture to look at, which is recorded too; a payout
  --all       also what is decided, or ended
  --transaction  the one your wallet sent: the chain has to show that it pays
  --anew      what was prepared before is known to have failed: it can never be sent
  --reference what the bank calls the payment
  --database  the PostgreSQL to use; without it DATABASE_URL, or the embedded one of DATA_DIR`

const ending =
  'Ends with 0 when it was done, 1 when a rule said no, 2 when the command was wrong or could ' +
  'not run.'

/** How the commands of a topic follow each other. */
const guides: Readonly<Record<string, string>> = {
  withdrawals: `For scripts of a wallet or a bank; who says yes or no does so in the office.
  coins: prepare, sign and send it with your own wallet, then sent; it counts as paid by
         itself, once the network has confirmed it
  bank: bank-file, give it to your bank, then paid for each that its statement shows, and
        bank-refused for what it will not pay: the next file has it`,
  documents: `To save one is to look at it, which is recorded; who decides on it does so in the
  office, where it is shown with a mark. Delete the copy afterwards.`,
  members: `How somebody comes to work here:
  the first: add, enrol (an authenticator app), finish (its first code)
  each other: add by somebody with an app, who hands the invitation over; then enrol with
  it, and finish. From two apps on another one has to confirm: proposals confirm
  A lost app: invite by one and proposals confirm by another, or recover by one and a week.`,
}

/** Entries of a list whose first line starts in a column and whose others stand further right. */
const entriesOf = (list: string, start: RegExp) => list.split(start).map((one) => one.trimEnd())
const commandEntries = entriesOf(commands, /\n(?=npm run staff -- )/)
const optionEntries = entriesOf(options, /\n(?= {2}--)/)

export const usage = [commands, options, ending].join('\n')

/** Where there is no such topic, all of it. */
export function usageAbout(topic: string | undefined): string {
  const about = commandEntries.filter((entry) => entry.split(' ')[4] === topic)
  if (about.length === 0) return usage
  const text = about.join('\n')
  const isMeant = (option: string) =>
    text.includes(option) ||
    option === '--database' ||
    (option === '--code' && text.includes('--as'))
  const meant = optionEntries.filter((entry) => isMeant(entry.trim().split(' ')[0] ?? ''))
  const guide = guides[topic ?? '']
  const all = 'All commands: npm run staff -- --help'
  return [...(guide ? [guide, ''] : []), text, ...meant, ending, all].join('\n')
}
