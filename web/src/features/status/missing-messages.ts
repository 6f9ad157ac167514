// What a live install is short of.

import { liveRequirementTexts } from '#contract/public/live-requirements.ts'

export const statusMissing = {
  title: 'Not open for live trading yet',
  lead: 'Settling and withdrawing go on. Live trades are not taken, because:',
  says: liveRequirementTexts,
}
