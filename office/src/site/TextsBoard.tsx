// The versions of the legal texts: which binds since when, who accepted it, and what it changed.

import { dateMinute } from '#browser/format/format.ts'
import { locale } from '#browser/format/locale.ts'
import { changesIn } from '#contract/public/legal-versions.ts'
import type { StaffLegalText } from '#contract/staff/legal.ts'
import { Block, Board } from '../parts/Board.tsx'
import { Found } from '../parts/Found.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { Standing } from '../parts/Standing.tsx'
import { site as t } from '../words/site.ts'
import { useLegalTexts } from './api.ts'
import { CompareTexts } from './CompareTexts.tsx'
import { siteTabs } from './site-tabs.ts'
import css from './Texts.module.css'

type Version = StaffLegalText['versions'][number]

const tones = { in_force: 'good', coming: 'waits', former: 'off' } as const

export function TextsBoard() {
  const found = useLegalTexts()
  return (
    <Board title={t.title} note={t.textsNote} tabs={siteTabs}>
      <Found query={found}>
        {({ counted_at, texts }) =>
          texts.map((one) => (
            <Block
              key={one.text}
              title={t.texts[one.text]}
              note={one.is_accepted ? t.countedAt(dateMinute(counted_at)) : t.onlyInforms}
              width="full"
            >
              <SmallTable
                label={t.texts[one.text]}
                columns={columnsOf(one)}
                rows={one.versions}
                rowKey={({ version }) => version}
              />
              <CompareTexts versions={one.versions} />
            </Block>
          ))
        }
      </Found>
    </Board>
  )
}

function columnsOf({ text }: StaffLegalText): readonly SmallColumn<Version>[] {
  return [
    {
      key: 'version',
      title: t.version,
      cell: ({ version, url }) => (
        <a href={url} target="_blank" rel="noreferrer">
          {version}
        </a>
      ),
    },
    {
      key: 'state',
      title: t.standing,
      cell: ({ state }) => <Standing tone={tones[state]}>{t.textStates[state]}</Standing>,
    },
    { key: 'published', title: t.publishedOn, cell: ({ published_on }) => published_on ?? t.never },
    { key: 'from', title: t.binds, cell: ({ effective_from }) => effective_from ?? t.never },
    {
      key: 'accepted',
      title: t.acceptedBy,
      isNumber: true,
      cell: ({ accepted }) => (accepted === null ? t.notAsked : String(accepted)),
    },
    {
      key: 'changes',
      title: t.changesOf,
      cell: ({ version }) => (
        <span className={css.changes}>{changesIn(locale, text, version) ?? t.firstVersion}</span>
      ),
    },
  ]
}
