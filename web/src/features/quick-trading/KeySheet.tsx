// The keys of the trading screen, told over it.

import * as t from '../../lib/i18n/i18n.ts'
import { Modal } from '../../lib/panels/Modal.tsx'
import css from './KeySheet.module.css'
import { showKeys } from './key-sheet.ts'

const keys = [
  ['B', 'buy'],
  ['S', 'sell'],
  ['A', 'amount'],
  ['1 \u2013 8', 'duration'],
  ['\u2191 \u2193', 'rate'],
  ['/', 'search'],
  ['Esc', 'back'],
  ['?', 'keys'],
] as const

export default function KeySheet() {
  return (
    <Modal title={t.tradeKeys.title} onClose={() => showKeys(false)}>
      <dl className={css.keys}>
        {keys.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t.tradeKeys.does[name]}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
