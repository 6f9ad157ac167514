// Who runs this, what we build and why.

export const about = {
  title: 'About us',
  description:
    'What this trading platform is, why it was built so that every price and result can be ' +
    'checked, and who runs it.',
  lead:
    'We build a place for short trades whose every price and result you can check without ' +
    'having to believe us.',
  story: {
    title: 'Why we build this',
    paragraphs: [
      'Fixed-time trading has a bad name, and it has earned it. Prices that moved at the right ' +
        'moment for the house. Wins that were never paid. Fees that appeared only when somebody ' +
        'wanted their money back. Odds that looked like a fair bet and were not.',
      'None of this is needed to run such a platform. A price can be stored before it is shown. ' +
        'A rule can be fixed before the order. A margin can be stated. A result can come with ' +
        'everything needed to work it out again. So that is what we set out to build: a product ' +
        'that does not ask to be trusted, because it can be checked.',
      'It is still a product on which most people lose over time. Our margin is part of every ' +
        'price, and that is how the work is paid for. We would rather tell you before you start ' +
        'than have you find out.',
    ],
  },
  pointsTitle: 'Four things to hold us to',
  points: [
    [
      'Terms before the click',
      'Where the strike would lie, profit, loss, the share of trades you would have to win, and ' +
        'the margin: all of it stands on the screen before you place an order.',
    ],
    [
      'Prices that cannot be changed',
      'Each price that can decide a trade is stored with its source and its time, and then it is ' +
        'fixed. There is no ' +
        'screen and no role that edits one, picks a winner or settles a trade again.',
    ],
    [
      'A receipt for every trade',
      'The terms, the two deciding prices and the minute around them. Your browser works out the ' +
        'result again, and so can you.',
    ],
    [
      'Nothing to pay in before money goes out',
      'No fee, deposit or plan stands before a withdrawal. Costs come off the amount and are ' +
        'shown beforehand.',
    ],
  ],
  valuesTitle: 'What we value',
  values: [
    [
      'Plainness',
      'We say what a thing is, what it costs and what it can do to you, in short words. A figure ' +
        'on these pages tells where it comes from, or it is not shown.',
    ],
    [
      'Evenness',
      'Demo and live run the same rules, prices and terms. Nobody gets other odds for having ' +
        'won, for having lost, or for the size of their account.',
    ],
    [
      'Restraint',
      'A clock runs only where a time really ends, and nothing celebrates a win. You can set ' +
        'limits on your own ' +
        'deposits, stakes and losses, take a break, or close the account, with as few steps as ' +
        'opening it took.',
    ],
  ],
  whoTitle: 'Who runs it',
  whoLead:
    'The software can be run by different operators. This is what the operator of this site has ' +
    'stated about itself.',
  whoMissing:
    'The operator of this site has not stated its company here. As long as that is so, take this ' +
    'site as a demonstration.',
  facts: {
    company: 'Company',
    number: 'Company number',
    address: 'Address',
    email: 'E-mail',
    phone: 'Telephone',
  },
  contact: 'Write to us',
  sandbox:
    'This site is a demonstration install: no licence is configured, and it cannot take real ' +
    'money. You can try everything here with play money.',
} as const
