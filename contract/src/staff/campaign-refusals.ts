// Why staff cannot propose, agree to or stop a campaign, or make codes of it.

export const campaignRefusals = {
  campaign_incomplete: {
    status: 422,
    message: 'A campaign of this kind needs: {fields}.',
  },
  campaign_country_banned: {
    status: 422,
    message: 'The law forbids it in {countries} ({law}). No setting opens these countries.',
  },
  campaign_times_wrong: {
    status: 422,
    message: 'It has to end after it begins, and later than now.',
  },
  campaign_money_wrong: {
    status: 422,
    message: 'One grant comes to {$amount}: that has to fit into what a client and all may get.',
  },
  campaign_ended: { status: 409, message: 'This campaign is {state} already.' },
  campaign_no_codes: { status: 422, message: 'This campaign has no codes.' },
  code_pattern_wrong: {
    status: 422,
    message:
      'This pattern cannot make so many codes. It takes 4 to 24 letters and digits; each # is ' +
      'drawn, and there have to be 100,000 possible ones for each code, so that none is guessed.',
  },
  code_taken: { status: 409, message: 'This code is there already.' },
} as const
