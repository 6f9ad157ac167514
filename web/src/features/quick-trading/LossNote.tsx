// Under the buttons: how many lost. Loaded after the rest, since it changes nothing of it.

import { LossShare } from '../../lib/claims/LossShare.tsx'
import css from './TradeForm.module.css'

export default function LossNote() {
  return <LossShare className={css.loss} />
}
