// What travels in the page and not in its script: what it is, and what a live install is short of.

import { liveRequirementTexts } from '#contract/public/live-requirements.ts'

export const statusStill = {
  head: {
    title: 'Status',
    description:
      'Where prices come from and how old they are, how long settling and withdrawing take, in ' +
      'which mode this install runs and which licence it has.',
  },
  lead:
    'How this install is doing, measured by itself. Only its mode and its licence record are ' +
    'what its operator set.',
  missing: {
    title: 'Not open for live trading yet',
    lead: 'Settling and withdrawing go on. Live trades are not taken, because:',
    says: liveRequirementTexts,
  },
}
