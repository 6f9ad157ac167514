// What the page of records says that travels in the page and not in its script.

export const signalsStill = {
  title: 'Signals',
  description:
    'Every signal that our rules ever gave, published before its window opened and counted ' +
    'whatever came of it, with hits, misses and what it would have taken to break even.',
  lead:
    'Rules that anyone can read look at our own prices and now and then say Buy or Sell. Each ' +
    'signal is stored before its window opens, and counted whatever comes of it.',
  measuredTitle: 'How a signal is measured',
  measured: [
    'As the trade that anyone could have placed when its window opened, at the strike rate on ' +
      'offer that lies nearest to doubling the stake. A hit is such a trade that would have won.',
    'So break-even is not one half. It is what hits must be more than for winnings to outweigh ' +
      'losses, and it stands as a mark beside every record. A coin hits as often as the price ' +
      'of the trade says, which is less than break-even by the margin.',
    'Signals are stored before their window opens, and the database takes no late one. None can ' +
      'be changed or taken back. A rule that is changed, or given another parameter, begins a ' +
      'new record; the old one stays where it ended.',
    'Around the share of hits stands the range in which the true share lies, as a rule, if each ' +
      'signal is a trial for itself (Wilson\u2019s interval). Instruments move together, so ' +
      'over all of them it is somewhat too narrow.',
    'Nothing is ranked, and no best week is picked out: of many records one always shines by luck.',
  ],
  checkTitle: 'Count them again',
  check:
    'Every signal that has ended can be read as JSON, a page at a time, and the prices it was ' +
    'measured by are those that trades are settled by.',
  checkLink: 'The signals as JSON',
} as const
