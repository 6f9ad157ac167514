// Small lists in the forms in which the two authorities publish theirs. Nobody on them is anybody.

export function ofacSample(more: readonly (readonly [ref: string, name: string])[] = []): string {
  return `<?xml version="1.0" standalone="yes"?>
<sdnList xmlns="https://sanctions.example/xml">
  <!-- made up -->
  <publshInformation>
    <Publish_Date>11/20/2026</Publish_Date><Record_Count>3</Record_Count>
  </publshInformation>
  <sdnEntry>
    <uid>101</uid><firstName>Ivan</firstName><lastName>TESTOV</lastName>
    <sdnType>Individual</sdnType>
    <akaList>
      <aka><uid>1</uid><type>a.k.a.</type><lastName>TESTOW &amp; Sons</lastName><firstName>Iwan</firstName></aka>
    </akaList>
    <dateOfBirthList>
      <dateOfBirthItem><uid>2</uid><dateOfBirth>12 Mar 1961</dateOfBirth></dateOfBirthItem>
      <dateOfBirthItem><uid>3</uid><dateOfBirth>circa 1962</dateOfBirth></dateOfBirthItem>
    </dateOfBirthList>
  </sdnEntry>
  <sdnEntry>
    <uid>102</uid><lastName>TESTOV SHIPPING</lastName><sdnType>Entity</sdnType><idList/>
  </sdnEntry>
  <sdnEntry><uid>103</uid><lastName>MONONYM</lastName><sdnType>Individual</sdnType></sdnEntry>
${more
  .map(
    ([ref, name]) =>
      `<sdnEntry><uid>${ref}</uid><lastName>${name}</lastName><sdnType>Individual</sdnType></sdnEntry>`,
  )
  .join('\n')}
</sdnList>
`
}

const heads = {
  '1.1':
    'fileGenerationDate;Entity_LogicalId;Entity_SubjectType;NameAlias_WholeName;BirthDate_BirthDate;BirthDate_Year',
  '1.0': 'Date_file;Entity_logical_id;Subject_type;Naal_wholename;Birt_date;Entity_logical_id',
} as const

export function europeSample(version: keyof typeof heads): string {
  const [day, type] = version === '1.1' ? ['19/11/2026', 'P'] : ['2026-11-19', 'person']
  return [
    `\uFEFF${heads[version]}`,
    `${day};7;${type};Anna Probnaja;;`,
    `${day};7;${type};"Анна ""Пробная""; Anna";;`,
    `${day};7;${type};;1970-02-03;`,
    `${day};8;E;Probe Trading GmbH;;`,
    `${day};9;${type};Karl Beispiel;;`,
    '',
  ].join('\r\n')
}
