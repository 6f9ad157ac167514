// What `npm run staff` says of itself: all of it, or what is about one topic.

const commands = `npm run staff -- documents list [--all]
npm run staff -- documents show <id> [--save FILE --as ADDRESS]
npm run staff -- documents approve <id> [--call-code NNNNNN] --as ADDRESS
npm run staff -- documents reject <id> --reason TEXT --as ADDRESS
npm run staff -- identity list
npm run staff -- identity extend <client's id or e-mail> --as ADDRESS
npm run staff -- clients list [part of a name or e-mail] [--before ID]
npm run staff -- clients frozen
npm run staff -- clients show <id or e-mail>
npm run staff -- clients freeze <id or e-mail> --reason TEXT --as ADDRESS
npm run staff -- clients unfreeze <id or e-mail> [--reason TEXT] --as ADDRESS
npm run staff -- corrections list [--all]
npm run staff -- corrections propose deposit-restored <deposit> --reason TEXT --as ADDRESS
npm run staff -- corrections propose withdrawal-returned <withdrawal> --amount DOLLARS
                 --reference TEXT --reason TEXT --as ADDRESS
npm run staff -- corrections propose goodwill <client's id or e-mail> --amount DOLLARS
                 --reason TEXT --as ADDRESS
npm run staff -- corrections confirm|withdraw <id> --as ADDRESS
npm run staff -- deposits list [--all]
npm run staff -- deposits receipt <id> --save FILE --as ADDRESS
npm run staff -- withdrawals list [--all]
npm run staff -- withdrawals show <id>
npm run staff -- withdrawals approve <id> --as ADDRESS
npm run staff -- withdrawals reject <id> --reason TEXT --as ADDRESS
npm run staff -- withdrawals prepare <id> [--anew] [--save FILE] --as ADDRESS
npm run staff -- withdrawals sent <id> --transaction ID --as ADDRESS
npm run staff -- withdrawals pay <id> --as ADDRESS
npm run staff -- withdrawals bank-files
npm run staff -- withdrawals bank-file [<id of a file>] --save FILE --as ADDRESS
npm run staff -- withdrawals bank-refused <id, also of a file> --reason TEXT --as ADDRESS
npm run staff -- withdrawals paid <id> --reference TEXT --as ADDRESS
npm run staff -- custody list
npm run staff -- custody sweep|top-up|paid-elsewhere btc|eth TRANSACTION [--amount COINS]
                 --as ADDRESS
npm run staff -- custody confirm|drop <id> --as ADDRESS
npm run staff -- plans list [--all]
npm run staff -- plans approve <id> --as ADDRESS
npm run staff -- plans reject <id> --reason TEXT --as ADDRESS
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
npm run staff -- members finish --as ADDRESS --code NNNNNN
npm run staff -- contact list
npm run staff -- claims list
npm run staff -- claims attest CLAIM --value TEXT --name TEXT --document FILE --expires DATE
                 --as ADDRESS
npm run staff -- claims withdraw <id> --reason TEXT --as ADDRESS`

const options = `  --as        the address of the member of staff who acts; it is recorded
  --code      what their authenticator app shows; once they have one, always, and each code once
  --call-code  what the client read out when you called the new number they ask for
  --invitation  what another member of staff was given for you: it lets you set up an app
  --reason    why, in words the client will read: one line of at most 500 characters
  --save      write it to this new file: a picture to look at, which is recorded too; a payout
  --all       also what is decided, or ended
  --transaction  the one your wallet sent: the chain has to show that it pays
  --before    the page of those with smaller ids, as the end of a page says
  --anew      what was prepared before is known to have failed: it can never be sent
  --amount    of a sweep that other wallets paid too: what left our addresses, with the fee; of a
              correction: dollars for the client, of a payment that came back less what banks took
  --reference what the bank calls the payment
  --value     what public pages show of the claim, e.g. 2018
  --name      who answers for it, as the public reads it, e.g. "A. Jansen, director"
  --document  what it stands on; its name and its SHA-256 are shown
  --expires   the last day it is shown, at most 400 days ahead, e.g. 2027-06-30
  --database  the PostgreSQL to use; without it DATABASE_URL, or the embedded one of DATA_DIR`

const ending =
  'Ends with 0 when it was done, 1 when a rule said no, 2 when the command was wrong or could ' +
  'not run.'

/** How the commands of a topic follow each other. */
const guides: Readonly<Record<string, string>> = {
  withdrawals: `How a withdrawal goes; "show" says where one stands and what comes next:
  1. approve: above the limit two people, each with a command of their own
  2. coins: prepare, sign and send it with your own wallet, then sent; in a sandbox: pay
     bank: bank-file, give it to your bank, then paid for each that its statement shows
  3. coins count as paid by themselves, once the network has confirmed them
  Until it was sent, reject gives all of it back; what was prepared, somebody else rejects.
  What the bank will not pay: bank-refused puts it in the next file, reject gives it back.`,
  documents: `What a document is for, "list" and "show" say: to identify a client, or to change
  their name, date of birth, country or phone. Approving either makes what it proves count.
  A new phone: look at the picture, call the number, ask for the code that the client's profile
  shows, and approve with --call-code. Five wrong codes, and the client has to ask anew.`,
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
