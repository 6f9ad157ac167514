// What stands around a version of a legal text: that it is not the one in force, or that another
// one is coming; and at the end every version there was, with what changed.

import { locale } from '#browser/format/locale.ts'
import type { LegalTextId } from '#contract/public/legal-texts.ts'
import { changesIn } from '#contract/public/legal-versions.ts'
import type { LegalVersionView } from '#contract/public/published-texts.ts'
import { directionOf, staffLanguageOf } from '#contract/shared/languages.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import css from './Legal.module.css'
import type { Versions } from './use-versions.ts'

/** Around a text that may be in English. */
const inOwn = { lang: locale, dir: directionOf(locale) }

type Props = { readonly id: LegalTextId; readonly versions: Versions }

export function VersionNote({ id, versions: { shown, inForce, coming } }: Props) {
  if (inForce === undefined) return null
  if (shown.state === 'in_force') {
    return coming.map((version) => (
      <p key={version.version} className={css.coming} {...inOwn}>
        <strong>{t.legal.coming(version.effective_from ?? '')}</strong>{' '}
        <Changes id={id} version={version.version} /> <VersionLink version={version} />
      </p>
    ))
  }
  const words = shown.state === 'coming' ? t.legal.notYet : t.legal.former
  return (
    <p className={css.coming} {...inOwn}>
      <strong>{words}</strong> <SiteLink to={inForce.path}>{t.legal.readInForce}</SiteLink>
    </p>
  )
}

export function OtherVersions({ id, versions: { all, shown } }: Props) {
  return (
    <aside className={css.versions} aria-labelledby="versions" {...inOwn}>
      <h2 id="versions">{t.legal.versions}</h2>
      <p>{t.legal.versionsLead}</p>
      <ul>
        {all.map((one) => (
          <li key={one.version}>
            {one.version === shown.version ? (
              <strong>{t.legal.version(one.version)}</strong>
            ) : (
              <VersionLink version={one} />
            )}
            {`, ${t.legal.time(one)}.`} <Changes id={id} version={one.version} />
          </li>
        ))}
      </ul>
    </aside>
  )
}

type ChangesProps = { readonly id: LegalTextId; readonly version: string }

/** What is different from the version before; nothing of the first. In English for most. */
function Changes({ id, version }: ChangesProps) {
  const changes = changesIn(locale, id, version)
  const language = staffLanguageOf(locale)
  if (language === locale) return changes
  return (
    <bdi lang={language} dir={directionOf(language)}>
      {changes}
    </bdi>
  )
}

function VersionLink({ version: { path, version } }: { readonly version: LegalVersionView }) {
  return <SiteLink to={path}>{t.legal.version(version)}</SiteLink>
}
