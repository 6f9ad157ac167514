// Taking money out: the two ways, the address book, and the history.

import * as format from '#browser/format/format.ts'
import { demoOperatorMost, type WithdrawalMethod } from '#contract/public/payouts.ts'
import type {
  WithdrawalDetail,
  WithdrawalHand,
  WithdrawalStatus,
} from '#contract/shared/withdrawal-states.ts'
import { coinNames, coinsListed } from '#kernel/coins.ts'

export const withdrawals = {
  title: 'Withdraw Fund',
  historyTitle: 'Withdrawal History',
  intro:
    'Money leaves your live account only. The fee comes off the amount; nothing is paid before.',
  available: 'Available',
  dayLeft: 'Left today',
  ofDay: (money: string) => `of ${money} in 24 hours`,
  verifiedDay: (money: string) => `With approved identity documents it is ${money}.`,
  verify: 'Send documents',
  demo:
    `Sandbox: withdrawals up to ${format.dollars(demoOperatorMost)} are ` +
    'approved and sent by an automatic demo operator within half a minute; one in coins is paid ' +
    'once the chain has confirmed it. Larger ones wait for staff.',
  test: 'Test coins only.',
  gateways: { wallet: 'Wallet', bank: 'Bank' },
  gatewayNotes: {
    wallet: `To an address of ${coinsListed('or')}.`,
    bank: 'To a bank account in the United States.',
  },
  feeFrom: (fee: string, least: string) => `Fee ${fee}, from ${least}.`,
  feeOfFrom: (name: string, fee: string, least: string) => `${name}: fee ${fee}, from ${least}.`,
  paidWithin: (days: number) => `Paid within ${days} working days.`,
  closed: 'Not offered at the moment.',
  methods: { ...coinNames, bank: 'Bank' } satisfies Record<WithdrawalMethod, string>,
  walletTitle: 'Withdraw to a wallet',
  bankTitle: 'Withdraw to a bank',
  wallet: 'Wallet address',
  walletHint: `${coinsListed('or')}. Copy it from your wallet.`,
  walletMissing: 'Enter the address.',
  testAddresses: 'Test addresses',
  testAddressesNote:
    'No wallet at hand? These addresses are of the chain of this sandbox and take coins that are ' +
    'worth nothing. Copy one into the field above.',
  testCopy: (name: string) => `Copy the test address for ${name}`,
  testCopied: 'Test address copied!',
  saved: 'Address book',
  savedNone: 'Another address',
  savedNoAccount: 'Another account',
  label: 'Name in your address book (optional)',
  amount: 'Amount in USD',
  amountWrong: 'Enter an amount in plain figures, such as 12.50.',
  tooSmall: (least: string, fee: string) =>
    `The smallest withdrawal is ${least}; the fee of ${fee} comes off it.`,
  tooLarge: (most: string) => `The largest withdrawal is ${most}.`,
  aboveDay: (left: string) => `${left} are left for today.`,
  aboveBalance: 'You cannot withdraw more than your available balance',
  bankWrong: 'Please input all fields correctly!',
  noSuchBank: 'No bank has this routing number: one of its nine digits is wrong.',
  accountLikeCard:
    'This looks like the number of a payment card, and we pay to bank accounts only. If it is ' +
    'your account number, please tick the box below it.',
  isAccount: 'This is the number of my bank account, not of a card.',
  accountNumber: 'Account number',
  bankName: 'Bank name',
  routingNumber: 'Routing number',
  type: 'Account type',
  typeChoose: 'Choose',
  types: { Checking: 'Checking', Savings: 'Savings' },
  terms: (least: string, most: string, fee: string) =>
    `From ${least} to ${most} at once; the fee of ${fee} comes off it.`,
  leastOf: (name: string, least: string) => `${name} from ${least}`,
  feeLine: 'Fee',
  netLine: 'You receive',
  goOn: 'Go on',
  confirmTitle: 'Confirm this withdrawal',
  to: 'To',
  back: 'Back',
  newWaits: (hours: number) =>
    `An address that is new here waits ${hours} hours before money leaves to it. You get a mail, ` +
    'and can cancel.',
  twoStaff: (money: string) => `Above ${money} in 24 hours two members of staff have to approve.`,
  rateLater: 'The rate is the one at which our staff send it, and is shown with it.',
  mailed: 'We have mailed you a code that is good for exactly this, for 15 minutes.',
  mailing: 'Mailing you a code',
  mailAgain: 'Mail another code',
  code: 'Code from the mail',
  codeWrong:
    'This code is not right, or its time is over. Look at the newest mail, or have another sent.',
  confirm: 'Confirm',
  underWay: 'Under way',
  showHistory: 'Withdrawal History',
  book: 'Address book',
  bookEmpty: 'No address yet. Every one that you withdraw to is kept here.',
  bookAdd: 'Add an address',
  bookAddTitle: 'Add an address',
  bookLabel: 'Name',
  bookLabelMissing: 'Give it a name.',
  remove: 'Remove',
  removeOf: (label: string) => `Remove ${label}`,
  removed: 'The address is removed.',
  bookFailed: 'Your address book could not be loaded.',
  underWayFailed: 'What is under way could not be loaded.',
  usableFrom: (when: string) => `New: usable from ${when}`,
  cancel: 'Cancel',
  cancelOf: (money: string) => `Cancel the withdrawal of ${money}`,
  columns: {
    nr: 'S/N',
    id: 'Transaction ID',
    wallet: 'Wallet',
    amount: 'Amount',
    status: 'Status',
  },
  empty: 'You have no withdrawals yet.',
  more: 'Load more',
  fee: (money: string) => `fee ${money}`,
  net: (money: string) => `${money} after the fee`,
  rate: (rate: string) => `at ${rate}`,
  rateComes: 'The rate is that of the sending.',
  statuses: {
    Pending: 'Pending',
    Approved: 'Approved',
    Paid: 'Paid',
    Rejected: 'Rejected',
    Cancelled: 'Cancelled',
  } satisfies Record<WithdrawalStatus, string>,
  /** What is going on, in a line. */
  detail: {
    new_destination: 'Waits: the address is new',
    in_review: 'Our staff look at it',
    second_review: 'Approved by one of two',
    approved: 'Will be sent',
    prepared: 'Being sent',
    sent: 'Sent, being confirmed',
    paid: 'Paid',
    rejected: 'The money is back',
    cancelled: 'The money is back',
    returned: 'The bank sent it back',
  } satisfies Record<WithdrawalDetail, string>,
  returned: (money: string, reason: string) => `${money} came back to your balance. ${reason}`,
  waitsUntil: (when: string) => `Waits until ${when}: the address is new`,
  overdue: 'Overdue: it should have been paid within five working days.',
  due: (when: string) => `Due by ${when}`,
  at: (status: string, when: string) => `${status} ${when}`,
  /** Who brought it there; nobody need be named where the books did. */
  by: {
    client: ' by you',
    mail: ' by the link in your mail',
    staff: ' by our staff',
    demo: ' by the automatic demo operator',
    system: '',
  } satisfies Record<WithdrawalHand, string>,
}
