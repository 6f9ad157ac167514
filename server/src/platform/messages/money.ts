// Letters about money: deposits, withdrawals, corrections and credits.

export { reasonWords } from '#contract/client/reason-words.ts'

const seeDeposits = 'See your deposits'
const seeWithdrawals = 'See your withdrawals'
const seeCredits = 'See your credits'
const moneyBack = 'The money is back in your balance, without any fee.'
const writeToUs = 'If that was not you, please choose a new password at once and write to us.'

export const deposits = {
  received: (coins: string, needed: number) => ({
    subject: 'Your payment was seen',
    paragraphs: [
      `A payment of ${coins} to your deposit address was seen. It is credited once the network ` +
        `has confirmed it ${needed} times.`,
    ],
    action: seeDeposits,
  }),
  receivedAgain: (coins: string, needed: number) => ({
    subject: 'Your payment was seen again',
    paragraphs: [
      `A payment of ${coins} to your deposit address was seen again. It is credited once the ` +
        `network has confirmed it ${needed} times.`,
    ],
    action: seeDeposits,
  }),
  lost: (coins: string) => ({
    subject: 'The network lost your payment',
    paragraphs: [
      `A payment of ${coins} to your deposit address is no longer part of the chain, so nothing ` +
        'was credited for it.',
      'It often comes back by itself within minutes, and is then credited as usual. If it does ' +
        'not, your wallet shows what became of the coins.',
    ],
    action: seeDeposits,
  }),
  cancelled: {
    subject: 'You gave up a deposit',
    paragraphs: ['You gave up a deposit before anything came. Nothing was charged.'],
    action: seeDeposits,
    closing: ['If you did pay, what arrives is credited all the same.'],
  },
  cancelledOf: (amount: string) =>
    `You gave up a deposit of ${amount} before anything came. Nothing was charged.`,
  approved: (amount: string) => ({
    subject: 'Your deposit is approved',
    paragraphs: [`${amount} were added to the balance of your live account.`],
    action: seeDeposits,
  }),
  identityDue: (day: string) =>
    'We do not know yet who you are: please send a picture of an identity document by ' +
    `${day}, on the verification page of your account.`,
  byCard: 'It was paid by card.',
  isCopy: (day: string) => `That was on ${day}: this is a copy of our letter.`,
  arrived: (coins: string, rate: string) => `${coins} arrived, at a rate of ${rate}.`,
  arrivedAbove: (coins: string, rate: string, rest: string) =>
    `${coins} arrived, at a rate of ${rate}, and ${rest} for what came above it.`,
  outcomes: {
    partial: 'That is less than you asked for, and was credited as it came.',
    over: 'That is more than you asked for; all of it was credited.',
    late: 'It came after the rate had ended, so the rate of its confirmation was used.',
    unasked: 'Nothing was asked for, so the rate of its confirmation was used.',
  },
  rejected: (reason: string) => ({
    subject: 'Your deposit was rejected',
    paragraphs: ['A deposit was rejected, for this reason:', reason],
    action: seeDeposits,
    closing: ['If you did pay, please contact support: what arrives is credited.'],
  }),
  rejectedOf: (amount: string) => `A deposit of ${amount} was rejected, for this reason:`,
  reversed: (amount: string, reason: string) => ({
    subject: 'A deposit was taken back',
    paragraphs: [
      `A deposit of ${amount} that had been added to your balance was taken back:`,
      reason,
      'Your account is frozen until our staff has looked at it: you cannot trade, deposit or ask ' +
        'for a withdrawal. You can sign in, look at everything, cancel a withdrawal that waits ' +
        'and export your data. Please contact support.',
    ],
  }),
}

export const withdrawals = {
  code: (code: string) => ({
    subject: 'Your code for a withdrawal',
    paragraphs: [
      `Code: ${code}`,
      'It is good for 10 minutes, once, and for nothing else. Give it to nobody.',
    ],
    closing: [
      'If you did not ask for it, somebody else is signed in as you: please choose a new ' +
        'password at once and write to us.',
    ],
  }),
  codeToAdd: (place: string) =>
    `This code confirms that you want to add this destination to your address book: ${place}.`,
  codeToSend: (amount: string, place: string) =>
    `This code confirms that you want to withdraw ${amount} to ${place}.`,
  placeAdded: (place: string) => ({
    subject: 'A withdrawal address was added',
    paragraphs: ['This address was added to your address book:', place],
    action: 'Look at my address book',
    closing: [writeToUs],
  }),
  asked: (amount: string, place: string, fee: string) => ({
    subject: 'Your withdrawal was asked for',
    paragraphs: [
      `A withdrawal of ${amount} to ${place} was asked for; the fee of ${fee} comes off it. The ` +
        'money is held until it is paid.',
      'You need do nothing if that was you. If not, cancel it by this link; it works without ' +
        'signing in, until the money is on its way.',
    ],
    action: 'Look at it, or cancel it',
    closing: [
      'If that was not you, please choose a new password at once as well, and write to us.',
    ],
  }),
  waits: (until: string) => `The destination is new: nothing leaves before ${until}.`,
  approved: (amount: string, place: string) => ({
    subject: 'Your withdrawal is approved',
    paragraphs: [`Your withdrawal of ${amount} to ${place} is approved and will be sent.`],
    action: seeWithdrawals,
  }),
  sent: (amount: string, place: string) => ({
    subject: 'Your withdrawal was sent',
    paragraphs: [
      `Your withdrawal of ${amount} to ${place} was sent. It counts as paid once the network has ` +
        'confirmed it.',
    ],
    action: seeWithdrawals,
  }),
  paid: (amount: string, place: string) => ({
    subject: 'Your withdrawal is paid',
    paragraphs: [`Your withdrawal of ${amount} to ${place} is paid.`],
    action: seeWithdrawals,
  }),
  left: (net: string, fee: string) => `What left: ${net} after the fee of ${fee}.`,
  leftInCoins: (net: string, fee: string, coins: string, rate: string) =>
    `What left: ${net} after the fee of ${fee}, which is ${coins} at ${rate} for one.`,
  reference: (reference: string) => `Reference: ${reference}`,
  transaction: (reference: string) => `Transaction: ${reference}`,
  rejected: (amount: string, place: string, reason: string) => ({
    subject: 'Your withdrawal was rejected',
    paragraphs: [
      `Your withdrawal of ${amount} to ${place} was rejected, for this reason:`,
      reason,
      moneyBack,
    ],
    action: seeWithdrawals,
  }),
  cancelled: (amount: string, place: string) => ({
    subject: 'Your withdrawal is cancelled',
    paragraphs: [`You have cancelled your withdrawal of ${amount} to ${place}.`, moneyBack],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
  cancelledByMail: (amount: string, place: string) => ({
    subject: 'Your withdrawal is cancelled',
    paragraphs: [
      `Your withdrawal of ${amount} to ${place} was cancelled, by the link in our mail about it: ` +
        'no sign-in is needed for that.',
      moneyBack,
    ],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
}

export const corrections = {
  deposit_restored: (amount: string) => ({
    subject: 'A deposit was credited again',
    paragraphs: [
      `A deposit of yours that had been taken back is there again: ${amount} were added to the ` +
        'balance of your live account, as much as had been taken from it.',
    ],
  }),
  withdrawal_returned: (amount: string, taken: string) => ({
    subject: 'A payment to your bank came back',
    paragraphs: [
      `The bank sent a payment of yours back: ${amount} were added to the balance of your live ` +
        `account. That is what came back: of what we had sent, the banks kept ${taken}.`,
    ],
  }),
  goodwill: (amount: string) => ({
    subject: 'Money was added to your balance',
    paragraphs: [`${amount} were added to the balance of your live account.`],
  }),
  noted: 'The reason, as two of our staff noted it:',
  action: 'See your statement',
}

export const credits = {
  bought: (credits: string, price: string, paid: string, invoice: string) => ({
    subject: `You bought ${credits} credits`,
    paragraphs: [
      `${credits} credits are yours. They cost €${price} with tax, which was ${paid} of your ` +
        `live balance. The invoice is ${invoice}; it is on the page of your credits.`,
    ],
    action: seeCredits,
  }),
  kept: 'Credits cannot be given back.',
  until: (day: string) => `What you have not used by ${day} can be given back there until then.`,
  givenBack: (credits: string, paid: string, note: string) => ({
    subject: `You gave back ${credits} credits`,
    paragraphs: [
      `${paid} are on your live balance again for ${credits} credits that were not used. The ` +
        `credit note is ${note}.`,
    ],
    action: seeCredits,
  }),
  low: (left: string, least: string) => ({
    subject: `You have ${left} credits left`,
    paragraphs: [
      `You have ${left} credits left. With less than ${least} the automated trader begins ` +
        'nothing new on your exchange account; what is open there is closed by its own rules.',
      'Trading here, by hand or by the trading system of your plan, needs no credits.',
    ],
    action: seeCredits,
  }),
  notBought: (credits: string) => ({
    subject: 'Your deposit bought no credits',
    paragraphs: [
      `Your deposit is on your live balance. It was to buy ${credits} credits and did not: the ` +
        'page of your credits says why. You can buy them there from your balance.',
    ],
    action: seeCredits,
  }),
  overdue: (left: string, since: string, months: number) => ({
    subject: 'Notice: your account may be ended for negative credits',
    paragraphs: [
      `You have ${left} credits, and have been below nothing since ${since}. After ${months} ` +
        'months of that our terms let us end an account, and our staff has been told.',
      'Buying credits ends this at once. Your money stays yours, and you can withdraw it.',
    ],
    action: seeCredits,
  }),
}
