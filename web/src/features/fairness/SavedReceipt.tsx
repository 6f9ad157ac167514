// Anybody's signed receipt, checked in this browser. What is said about it stays as the server
// wrote it; what checks it comes once the page is there, and then works without a connection.

import { createPortal } from 'react-dom'
import * as t from '../../lib/i18n/i18n.ts'
import { Passage } from '../../lib/site/Passage.tsx'
import { Still } from '../../lib/site/Still.tsx'
import { useLater } from '../../lib/site/use-later.ts'
import css from './Fairness.module.css'

const slot = 'check-saved'
const load = () => import('./CheckSaved.tsx').then(({ CheckSaved }) => CheckSaved)

export function SavedReceipt() {
  const Check = useLater(load)
  const place = Check && document.getElementById(slot)
  return (
    <>
      <Still name="saved">{import.meta.env.SSR && <Told />}</Still>
      {place && createPortal(<Check />, place)}
    </>
  )
}

function Told() {
  const { title, paragraphs } = t.savedReceipt
  return (
    <Passage id="saved" title={title} isWide>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div id={slot} className={css.saved} data-later />
    </Passage>
  )
}
