// Every letter to clients, drawn as it would leave now, with values that are made up.

import { Link } from 'wouter'
import { sampleGroups } from '#contract/staff/samples.ts'
import { EmptyState } from '#ui/States.tsx'
import { Block, Board } from '../parts/Board.tsx'
import { Found } from '../parts/Found.tsx'
import { site as t } from '../words/site.ts'
import { useSample, useSamples } from './api.ts'
import css from './Mails.module.css'
import { siteTabs } from './site-tabs.ts'

/** At each of their addresses. */
const tabs = siteTabs.map((tab) => (tab.to === '/site/mails' ? { ...tab, isHere: true } : tab))

export function MailsBoard({ name }: { name: string | undefined }) {
  const found = useSamples()
  return (
    <Board title={t.title} note={t.mailsNote} tabs={tabs}>
      <Block title={t.tabs.mails} width="third">
        <Found query={found}>
          {(samples) => (
            <div className={css.list}>
              {sampleGroups.map((group) => (
                <div key={group}>
                  <h3>{t.mailsAbout[group]}</h3>
                  {samples
                    .filter(({ about }) => about === group)
                    .map((one) => (
                      <Link
                        key={one.name}
                        href={`/site/mails/${encodeURIComponent(one.name)}`}
                        aria-current={one.name === name ? 'page' : undefined}
                      >
                        {one.subject}
                      </Link>
                    ))}
                </div>
              ))}
            </div>
          )}
        </Found>
      </Block>
      {name === undefined ? (
        <Block title={t.mail} width="twoThirds">
          <EmptyState>{t.pickMail}</EmptyState>
        </Block>
      ) : (
        <Mail name={name} />
      )}
    </Board>
  )
}

function Mail({ name }: { name: string }) {
  const found = useSample(name)
  return (
    <Block title={t.mail} note={found.data && t.mailFrom(found.data.from)} width="twoThirds">
      <Found query={found}>
        {({ subject, text, html }) => (
          <>
            <p>
              <b>{subject}</b>
            </p>
            {/* Nothing runs in it, and its links lead nowhere. */}
            <iframe className={css.html} title={subject} sandbox="" srcDoc={html} />
            <h3>{t.asText}</h3>
            <pre className={css.text}>{text}</pre>
          </>
        )}
      </Found>
    </Block>
  )
}
