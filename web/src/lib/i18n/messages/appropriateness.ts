// The questions before live trading, in words. In each "a", "b" and "c" mean something else; which
// one is right the server knows.

import type { ChoiceId, QuestionId } from '#contract/client/appropriateness.ts'

export type QuestionWords = {
  readonly asks: string
  readonly choices: Readonly<Record<ChoiceId, string>>
}

const questions: Readonly<Record<QuestionId, QuestionWords>> = {
  whole_amount: {
    asks: 'You put $100 on a trade, and it ends on the wrong side of the strike. What is left?',
    choices: { a: 'Half of it', b: 'Nothing', c: 'All of it, less a fee' },
  },
  margin: {
    asks: 'Every price here has a margin for the house. What does that mean over many trades?',
    choices: {
      a: 'Clients gain on average, a little less than without it',
      b: 'Clients neither gain nor lose on average',
      c: 'Clients lose on average',
    },
  },
  break_even: {
    asks: 'You win less often than the break-even rate says. What happens over time?',
    choices: {
      a: 'You lose money, also if you win most of your trades',
      b: 'You gain money, as long as you win more than half of them',
      c: 'You end where you began',
    },
  },
  further_strike: {
    asks: 'One strike rate pays more for a win than another. What else is different?',
    choices: {
      a: 'Nothing: it is the better one',
      b: 'It wins less often',
      c: 'Less of the amount can be lost',
    },
  },
  doubling: {
    asks: 'After each loss you double the amount. What does that do?',
    choices: {
      a: 'It wins everything back in the end',
      b: 'It makes the next trade win more often',
      c: 'You can lose all you have sooner; no trade wins more often by it',
    },
  },
  ending: {
    asks: 'A trade of five minutes is going badly after one minute. What can you do?',
    choices: {
      a: 'Nothing: it ends at its time, by the price of that instant',
      b: 'Close it, and get back what it is worth then',
      c: 'Move its strike',
    },
  },
  lucky_run: {
    asks: 'You won eight of your first ten trades. What does that show?',
    choices: {
      a: 'That your way of choosing works',
      b: 'Very little: that many are often won by luck',
      c: 'That the next ones are more likely to be lost',
    },
  },
  money: {
    asks: 'Which money is for trading like this?',
    choices: {
      a: 'Money that you can lose without changing how you live',
      b: 'Money that you need next month, with a careful plan',
      c: 'Borrowed money, if the loan costs less than a win pays',
    },
  },
  signals: {
    asks: 'A signal, or somebody who trades well, says that a price will rise. How sure is it?',
    choices: {
      a: 'Sure, where the record was good so far',
      b: 'Sure, where many people say the same',
      c: 'Not at all: a good record says nothing certain about the next trade',
    },
  },
  other_side: {
    asks: 'Who pays you when your trade wins, and keeps your amount when it loses?',
    choices: { a: 'Another client', b: 'The house, that is we', c: 'An exchange' },
  },
  missing_price: {
    asks: 'The price that should have decided your trade is missing. What happens?',
    choices: {
      a: 'The trade is void, and the whole amount comes back',
      b: 'The trade is lost',
      c: 'Our staff choose a price',
    },
  },
  breaks: {
    asks: 'You notice that you trade more than you meant to. What can you do here?',
    choices: {
      a: 'Ask our staff to win some of it back',
      b: 'Nothing, until what you lost is back',
      c: 'Set limits, take a break, or exclude yourself, which nobody can undo meanwhile',
    },
  },
}

export const appropriateness = {
  title: 'Before you trade live',
  lead:
    'Live trades risk money. Please show that you know how: a dozen questions, and what you do ' +
    'not know stands in the help. The demo is open without them.',
  help: 'Read the help first',
  odds: 'Try the odds with random numbers.',
  mark: (mark: number, all: number) =>
    `${mark} of ${all} have to be right. If they are not, you can try again a day later.`,
  begins: (stake: string, trades: number) =>
    `Whoever has passed begins small: for a day a live trade takes at most ${stake}, and ` +
    `${trades} of them can be placed.`,
  questions,
  send: 'Send my answers',
  unanswered: 'Please choose an answer.',
  missing: (count: number) =>
    count === 1 ? 'One question has no answer yet.' : `${count} questions have no answer yet.`,
  waits: (until: string) =>
    `You can answer the questions again from ${until} on. Until then the demo and the help are ` +
    'there for you; withdrawing does not wait.',
  passed: (at: string) => `You have passed, on ${at}.`,
  firstDay: (until: string, stake: string, trades: number) =>
    `Until ${until} a live trade takes at most ${stake}, and ${trades} of them can be placed.`,
  notNeeded:
    'On this install live trades do not wait for these questions. You can answer them all the ' +
    'same.',
  attempts: 'Your attempts',
  attempt: (at: string, right: number, asked: number) => `${at}: ${right} of ${asked} right`,
  tradeLive: 'To the trading screen',
  lost: (median: string) => `Of those who lost, half lost ${median} or more.`,
}
