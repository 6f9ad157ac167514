// Asks for the acceptance of versions that are in force. Put off, it stays as one line, so that it
// is found again by whoever wants to trade.

import { useState } from 'react'
import type { WaitingText } from '#contract/client/acceptances.ts'
import { Button, linkClass } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import css from './LegalNotice.module.css'
import { useAccept } from './use-accept.ts'

const laterName = 'legal-texts-later'

export function AcceptTexts({ texts }: { readonly texts: readonly WaitingText[] }) {
  const [isLater, setLater] = useState(() => sessionStorage.getItem(laterName) !== null)
  const accept = useAccept()
  const isChange = texts.some(({ changes }) => changes !== null)
  const title = isChange ? t.acceptances.changed : t.acceptances.first
  const putOff = () => {
    sessionStorage.setItem(laterName, '1')
    setLater(true)
  }
  if (isLater) {
    return (
      <aside className={css.notice} aria-label={title}>
        <p className={css.words}>{t.acceptances.short}</p>
        <Button look="ghost" onClick={() => setLater(false)}>
          {t.acceptances.show}
        </Button>
      </aside>
    )
  }
  return (
    <aside className={css.notice} aria-labelledby="legal-texts">
      <div className={css.words}>
        <h2 id="legal-texts">{title}</h2>
        <ul>
          {texts.map((text) => (
            <li key={text.text}>
              <SiteLink className={linkClass} to={text.path} target="_blank">
                {t.acceptances.titles[text.text]}
              </SiteLink>
              , {t.acceptances.version(text.version)}
              {text.changes !== null && `: ${text.changes}`}
            </li>
          ))}
        </ul>
        <p>{t.acceptances.meaning}</p>
      </div>
      <div className={css.keys}>
        <Button
          look="ghost"
          busy={accept.isPending}
          onClick={() =>
            accept.mutate({ texts: texts.map(({ text, version }) => ({ text, version })) })
          }
        >
          {accept.isPending ? t.acceptances.working : t.acceptances.accept}
        </Button>
        <Button look="ghost" onClick={putOff}>
          {t.acceptances.later}
        </Button>
      </div>
    </aside>
  )
}
