// What we build and why, what to hold us to, and who runs this install, as far as that was set.

import { ClaimArea, claimsRead } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { config } from '../../lib/site/config.ts'
import { Passage, Passages } from '../../lib/site/Passage.tsx'
import type { SitePage } from '../../lib/site/page.ts'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import { TitleBanner } from '../../lib/site/TitleBanner.tsx'
import css from './About.module.css'

export const page: SitePage = {
  reads: () => [claimsRead],
  head: () => ({ title: t.about.title, description: t.about.description }),
}

export default function AboutPage() {
  const { title, lead, story, points, pointsTitle, values, valuesTitle } = t.about
  return (
    <>
      <TitleBanner title={title} lead={lead} />
      <Passages>
        <Passage title={story.title}>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Passage>
        <Passage title={pointsTitle} isWide>
          <Blocks blocks={points} className={css.points} />
        </Passage>
        <Passage title={valuesTitle} isWide>
          <Blocks blocks={values} className={css.values} />
        </Passage>
        <Operator />
      </Passages>
    </>
  )
}

type BlocksProps = {
  readonly blocks: readonly (readonly [title: string, text: string])[]
  readonly className: string | undefined
}

function Blocks({ blocks, className }: BlocksProps) {
  return (
    <ul className={className}>
      {blocks.map(([title, text]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

function Operator() {
  const { facts, whoTitle, whoLead, whoMissing, contact, sandbox } = t.about
  const stated = [
    [facts.company, config.company_name],
    [facts.number, config.company_number],
    [facts.address, config.company_address],
    [facts.email, config.support_email],
    [facts.phone, config.support_phone],
  ].filter((fact): fact is [string, string] => fact[1] !== null)
  return (
    <Passage title={whoTitle}>
      {config.company_name === null ? <p>{whoMissing}</p> : <p>{whoLead}</p>}
      {config.company_name !== null && (
        <ClaimArea id="operator">
          <dl className={css.facts}>
            {stated.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </ClaimArea>
      )}
      {config.install_mode === 'sandbox' && <p>{sandbox}</p>}
      <p>
        <SiteLink className={css.link} to="/contact-us">
          {contact}
        </SiteLink>
      </p>
    </Passage>
  )
}
