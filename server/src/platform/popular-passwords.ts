// The passwords that lists of stolen ones have most often, of those that are long enough for us. In
// lower case.

export const popularPasswords: ReadonlySet<string> = new Set(
  `
!qaz2wsx !qazxsw2 00000000 000000000 0000000000 01010101 0123456789 07070707 0987654321 0okm9ijn
10101010 10203040 102030405060 11111111 111111111 1111111111 11112222 11221122 11223344 1122334455
112233445566 1122qqww 11335577 11qqaazz 12121212 12211221 12312312 123123123 123321123
1233211234567 12341234 12344321 123454321 1234554321 12345678 123456780 123456781 123456789
1234567890 1234567891 12345678910 1234567899 123456789a 123456789abc 123456789q 12345678a 12345678q
12345678z 12345679 1234567a 1234567q 123456987 123456aa 123456ab 123456abc 123456as 123456qw
123456qwerty 12345abc 12345abcde 12345qwert 1234abcd 1234asdf 1234qwer 123654789 123abc123
123qwe123 123qweasd 123qweasdzxc 12qwaszx 13131313 1314520a 13579246 135792468 14141414 147147147
14725836 147258369 147852369 159159159 159357456 159753456 19871987 19881988 19891989 19901990
19911991 19921992 1a2b3c4d 1a2s3d4f 1direction 1jesuslove 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
1q2w3e4r5t6y7u8i 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx 1qazxsw2 1qazxsw23edc 1qwerty1 20002000
20012001 20202020 21212121 22222222 23232323 24681357 246813579 25802580 258258258 2pac4life
2wsx3edc 31415926 314159265 321654987 33333333 36925814 369369369 3edc4rfv 44444444 456123789
456789123 4rfv5tgb 50cent12 5201314520 520520520 55555555 66666666 69696969 741852963 77777777
789456123 789789789 85208520 852456852 87654321 88888888 963852741 98765432 987654321 9876543210
99999999 9ijn8uhb a1234567 a12345678 a123456789 a1234567890 a123456a a1a2a3a4 a1b2c3d4 a1b2c3d4e5
a1s2d3f4 aa123456 aa12345678 aaa111222 aaaa1111 aaaaaa11 aaaaaaaa abc12345 abc123456 abc123abc
abc123abc1 abcabcabc abcd1234 abcd12345 abcd123456 abcdefgh abcdefghi abcdefghij access12 access123
access14 account1 account123 acdc1234 action12 admin123 admin1234 admin12345 admin123456 admin@123
adminadmin administrator administrator1 adrian123 adriana1 africa123 agnieszka airborne airforce
airplane alejandra alejandro alessandra alessandro alessia1 alex1234 alex12345 alexalex alexander
alexander1 alexander123 alexander2 alexandra alexandra1 alexandre alexandre1 alexis12 allahuakbar
alligator always123 amanda12 amanda123 amandine amazing1 america1 america123 american american1
amorcito amorcito1 amore123 amoremio amoremio1 amoreterno amour123 andrea01 andrea12 andrea123
andrew12 andrew123 android1 angel101 angel123 angel1234 angelbaby angeleyes angelica angelina
angelina1 angelito angelo123 angels12 anhyeuem ankara06 anonymous anonymous1 anthony1 anthony12
anthony123 antoine1 antonella antonella1 antonio1 antonio123 anybody1 anything apache12 apollo11
apollo13 apple123 apple1234 apples12 aq1sw2de3 aquaman1 argentina argentina1 army1234 arsenal1
arsenal12 arsenal123 arthas12 asd12345 asd123456 asd123asd asdasd123 asdasdasd asdf1234 asdf12345
asdf5201 asdfasdf asdfgh123 asdfghjk asdfghjkl asdfghjkl1 asdfjkl; asdfqwer asdfzxcv asheron1
ashley01 ashley10 ashley11 ashley12 ashley123 ashley13 assassin assassin1 asshole1 asshole123
asshole2 assholes aurelien austin12 austin123 australia australia1 autumn123 avengers awesome1
awesome12 awesome123 azeroth1 azerty12 azerty123 azerty1234 azertyui azertyuiop baby1234 babyboo1
babyboy1 babydoll babyface babygirl babygirl1 babygirl12 babygirl123 babygirl2 babygurl1 babylon5
babylove backstreet badass12 badboy12 badboy123 badgirl1 bailey12 bailey123 banana12 banana123
bananas1 bangalore bank1234 banking1 barbara1 barbie12 barbie123 barbiegirl barcelona barcelona1
barcelona10 barcelona2 bartek12 bartosz1 bartsimpson baseball baseball1 baseball12 baseball123
baseball2 basketball basketball1 batista1 batman12 batman123 battlefield beatles1 beatles123
beatrice beautiful beautiful1 beckham23 beckham7 bella123 bella1234 benessere benjamin benjamin1
benjamin123 benoit12 bernardo besiktas besiktas1903 bestfriend bestfriend1 bestfriends bieber123
bigboss1 bigdaddy bigdaddy1 biggie12 bigman12 billionaire biology1 bismillah bismillah1 bitcoin1
bitcoin12 bitcoin123 bla12345 blablabla black123 blackberry blackbird blackcat blackjac blackjack
blackjack1 blacksabbath blahblah blahblah1 bleach12 blessed1 blessed123 blessing blessing1 blink182
blink1821 blizzard blizzard1 blue1234 blueberry bluebird bluemoon bluesky1 bmw12345 bmw325is
bobmarley bobmarley1 bobobobo bond007a bonheur1 bonjour1 bonjour123 boston12 boston123 bowling1
boxing12 brandon1 brandon12 brandon123 brazil123 brianna1 britney1 britneyspears brittany brittany1
broncos1 brooklyn brooklyn1 brooklyn2 brother1 brothers brownie1 bubba123 bubblegum bubblegum1
bubbles1 bubbles12 bubbles123 budlight bugsbunny bulldog1 bulldog12 bulldogs bullshit bullshit1
business business1 buster12 buster123 butterfl butterfly butterfly1 butterfly123 butterfly2
cadillac california california1 callofduty camaro69 cameron1 cameron123 camille1 camille12 camping1
canada123 candy123 candygirl cannabis captain1 captain12 captainamerica caramel1 carolina carolina1
caroline caroline1 caroline2 cashmoney cashmoney1 casino12 cassandra cassie12 catherine cats1234
catwoman celine12 celtic1888 celtics1 challenger champion champion1 champions changeit changeme
changeme1 changeme123 chargers charizard charlie1 charlie12 charlie123 charlie2 charlotte
charlotte1 cheche12 cheer101 cheer123 cheerleader cheese12 cheese123 cheesecake cheetah1 chelsea1
chelsea12 chelsea123 chelseafc chemistry cherry12 cherry123 chester1 chester12 chevelle chevrolet
chevy123 chewbacca chiara12 chicago1 chicago23 chicken1 chicken12 chicken123 chickens chiquita
chocolate chocolate1 chocolate123 chocolate2 chouchou chris123 chris1234 christian christian1
christina christina1 christine christine1 christmas christmas1 christopher christopher1
christopher123 ciao1234 ciaociao cinderella cinderella1 cinnamon cinnamon1 cintaku1 cisco123
cisco1234 civic123 class2010 class2012 class2020 claudia1 claudio1 cleopatra cloud123 cocacola
cocacola1 cococo12 coconut1 coffee12 college1 college123 colombia colombia1 colors12 columbia1
columbus company1 computer computer1 computer123 contrasena contrasena1 cookie12 cookie123
cookiemonster cookies1 cool1234 coolbeans coolcat1 coolcool cooldude coolgirl coolguy1 coolness
copper12 corazon1 corona123 corvette corvette1 coucou12 coucou123 counterstrike countryboy
countrygirl courtney courtney1 cowboy12 cowboys1 cowboys12 cowgirl1 cowgirls cracker1 crazy123
crazy1234 crazygirl crazylove creature cristiano cristiano7 cristina crocodile crypto12 crypto123
crystal1 crystal123 crystals cupcake1 cupcake12 cupcakes cycling1 daddy123 daddysgirl daddyslilgirl
dale1234 damian12 damian123 dancer12 dancing1 daniel12 daniel123 daniela1 danielle danielle1
dark1234 darkangel darkangel1 darkness darkness1 darkside darling1 darthvader database deadpool
deadpool1 debian12 deborah1 december december1 deeppurple default1 default123 demo1234 demon666
desiree1 destiny1 destiny12 destiny123 destiny2 destroy1 destroyer developer devil123 devil666
diablo12 diablo123 diablo2a diamante diamond1 diamond12 diamonds diamonds1 diesel12 digimon1
digital1 digital123 dinosaur dinosaur1 discovery disney12 disney123 disneyland disneyworld docker12
dodge123 dodododo dogecoin doggie12 dollar12 dollars1 dolphin1 dolphin7 dolphins dolphins1 dominic1
dominik1 dominique donald12 donald123 donaldduck doom1234 doraemon doraemon1 doudou12 dracula1
dragon01 dragon11 dragon12 dragon123 dragon1234 dragon13 dragon69 dragon99 dragonball dragonball1
dragonballz dragonfly dragons1 drummer1 ducati99 dude1234 dudedude dudeman1 dumbass1 dumbledore
eagles12 eduardo1 eduardo123 edward12 edwardcullen eeyore12 einstein einstein1 electric electronics
elephant elephant1 elizabeth elizabeth1 elizabeth123 elvis123 elvispresley eminem12 eminem123
engineer engineer1 england1 england66 english1 enter123 enterenter enterpri enterprise ertyuiop
estrella estrella1 estrellita ethereum ethereum1 europe123 evangelion everques everquest everton1
everything evil6666 excalibu excalibur fabrizio facebook facebook1 facebook123 falcon12 falcons1
fallout1 fallout3 fallout4 familia1 family12 family123 familyguy fantasia fantastic fantasy1
farmer12 father12 february federica federico fenerbahce fenerbahce1907 fernanda fernando fernando1
ferrari1 ferrari123 finalfan finalfantasy finance1 firebird fisherman fishing1 flash123 florian1
florida1 flower12 flower123 flowers1 fofofofo football football1 football10 football12 football123
football2 football7 ford1234 fordf150 forever1 forever12 forever123 forever21 foreveryoung forex123
forex1234 forgot12 forgotten fortnite1 fortnite123 forzainter forzamilan france12 france123
france98 francesca francesca1 francesco francesco1 francisco francois frankenstein freak123
frederick freebird freedom1 freedom12 freedom123 friday13 friend12 friends1 friends12 friends123
friendship friendster frodo123 frostmourne fucker12 fuckers1 fuckme69 fuckoff1 fuckthis fuckyou!
fuckyou1 fuckyou12 fuckyou123 fuckyou2 gabriel1 gabriel123 gabriela gabriela1 gabriella gabrielle
galatasaray galatasaray1905 galaxy12 galileo1 gambler1 gamecube gandalf1 ganesha1 gangster
gangster1 garfield garfield1 gears123 geheim123 george12 george123 germany1 getmoney getmoney1
getout12 ginger12 ginger123 giovanna giovanni giulia12 giuseppe giuseppe1 gladiator gladiator1
goaway12 godbless godisgood godisgreat godislove godzilla godzilla1 gofish12 gohome12 goku1234
goldberg golden12 goldeneye goldfish goldie12 golfer12 golfgolf golfing1 goodbye1 goodgirl goodlife
goodluck goodluck1 goodtimes google12 google123 gordon12 gorgeous gorgeous1 graduate green123
green1234 greenday greenday1 greenlantern gryffindor guest123 guest1234 guillaume guillermo
guinness guitar12 guitar123 guitarra gundam00 gundam12 gustavo1 gymnast1 gymnastics hacked12
hacker12 hackers1 haha1234 hahahaha halflife halflife2 hallo123 hallo1234 hallohallo halloween
halloween1 halo1234 halo2345 hamburger handsome handsome1 hannah12 hannah123 happiness happiness1
happy123 happy1234 happy2be happyday happydays happyface happyfeet hardcore hardcore1 harley01
harley12 harley123 harleydavidson harleyquinn harmony1 harrypotter harrypotter1 haslo123 hawaii50
heartbreak heartless heather1 heather123 hedgehog hehehehe heineken hell6666 hello123 hello123!
hello1234 hello12345 hellohello hellokitty hellokitty1 helloween helloworld hennessy hermione
hermosa1 heslo1234 highschool hihihihi hillbilly hiphop12 history1 hobbiton hockey123 hogwarts
holland1 hollywood hollywood1 homer123 honda123 honey123 honeybee honeybunny horses12 hotgirl1
hotmail1 hotmail123 hotstuff hotstuff1 hulk1234 hulkhogan hunter01 hunter12 hunter123 hunting1
hurricane ichigo12 idiot123 illidan1 ilovecats ilovechris ilovedogs ilovegod ilovehim1 ilovejesus
iloveme1 iloveme2 ilovemom ilovemusic ilovemylife ilovemyself iloveryan iloveu12 iloveu123 iloveyou
iloveyou! iloveyou1 iloveyou12 iloveyou123 iloveyou2 iloveyou3 iloveyou4ever iloveyou7 iloveyoubaby
iloveyousomuch iloveyouu imissyou immortal immortal1 incorrect independence india123 india1234
indonesia infinity infinity1 insane12 instagram instagram1 integra1 internet internet1 internet123
inuyasha inuyasha1 invalid1 invest123 investor investor1 iphone12 ireland1 ironmaiden ironmaiden1
ironman1 ironman3 isabel123 isabella isabella1 isabelle isabelle1 istanbul itachi12 italia123
jackdaniels jackpot1 jackson1 jackson123 jackson5 jacob123 jaimatadi jamaica1 jamaica123 jamesbond
jamesbond007 jamesbond1 january1 jasmine1 jasmine12 jasmine123 jasper12 jedimaster jeep1234
jefferson jeffhardy jeffhardy1 jeffrey1 jenkins1 jennifer jennifer1 jennifer12 jennifer123 jeremiah
jessica1 jessica12 jessica123 jessica2 jessie12 jesus123 jesus777 jesuschrist jesusislord jetaime1
jetaime12 john1234 john3166 john316a johncena johncena1 johncena12 johndeere johndeere1 johnny12
johnny123 johnson1 joker123 joker1234 jonathan jonathan1 jonathan123 jordan01 jordan11 jordan12
jordan123 jordan22 jordan23 jordan45 joseph12 joseph123 joshua12 joshua123 julian123 juliana1
julien12 juliette jupiter1 jurassic justice1 justin01 justin10 justin11 justin12 justin123
justinbieber justine1 juventus juventus1 juventus10 kacper12 kagome12 kamil123 karate12 karolina
karolina1 katarzyna katherine katherine1 kathleen kawasaki kawasaki1 kennedy1 kevin123 kevin1234
keyboard keyboard1 killer12 killer123 killerbee killers1 killjoy1 kimberly kimberly1 kingdomhearts
kingkong kisses12 kissme12 kissmyass kitten12 kitty123 kittycat kittykat knights1 kobe2424
kochamcie kochanie krishna1 kristen1 kristina kristine krzysztof lakers08 lakers123 lakers24
lalala123 lalalala lamborghini lauren12 lauren123 laurent1 leagueoflegends lebron23 ledzeppelin
legend12 legendary legends1 leonard1 leonardo leonardo1 letmein! letmein1 letmein12 letmein123
letmein2 letmeinnow letmeout letsgo12 liberty1 lightning lightning1 lincoln1 linkedin linkedin1
linkinpark linkinpark1 linux123 lionking lions123 littlemermaid liverpool liverpool1 liverpool123
liverpoolfc lkjhgfds lkjhgfdsa login123 login1234 lol12345 lollipop lollipop1 lollipop2 lollol12
lollol123 london12 london123 london2012 lordoftherings lorenzo1 lorenzo12 losenord loser123
loser1234 lottery1 loulou12 loveforever loveisblind lovelove lovelove1 lovely123 loveme12 loveme123
lover123 loverboy lovergirl loverman lovers12 lovestory loveyou1 loveyou123 loveyou2 lucas123
lucifer1 lucifer666 lucky123 lucky1234 lucky777 lucky777! luckydog luckyme1 luigi123 lukasz12
lukasz123 mackenzie madison1 madison123 madonna1 maggie12 maggie123 magic123 magician magneto1
makayla1 makemoney malaysia mamamama mamapapa manager1 manager123 manchester manchester1 maniac12
manunited manutd123 marathon marcin12 marcin123 marcus12 margaret margaret1 maria123 maria1234
mariana1 marianne marie123 marijuana marina123 marine12 marines1 mario123 mario1234 mariposa
mariposa1 marketing marlboro marlboro1 marseille marshmallow martin12 martin123 martina1 martina12
marvin12 master01 master11 master12 master123 master1234 masterchief mateusz1 mathieu1 matrix12
matrix123 matteo12 matthew1 matthew12 matthew123 matthieu maurizio maverick maverick1 maxime12
maximus1 maxwell1 mazdarx7 mckenzie megadeth melissa1 melissa12 melissa123 mercedes mercedes1
mercedes123 mercury1 merlin12 merlin123 messi10a messi123 metallica metallica1 metroid1 mexico12
mexico123 miamor123 michael1 michael12 michael123 michael2 michael7 michaelj michaeljackson
michal12 michelle michelle1 michelle12 michelle123 mickey12 mickey123 mickeymouse micorazon
microsoft microsoft1 middleearth midnight midnight1 midnite1 milan123 military millennium million1
millionaire minecraft minecraft1 minecraft123 minnie12 misiek12 mivida123 mnbvcxz1 mnbvcxzlkj
mom12345 momanddad mommy123 mommy1234 monalisa monday123 money123 money1234 moneymaker moneyman
moneymoney monika12 monique1 monitor1 monkey01 monkey11 monkey12 monkey123 monkey1234 monkey13
monkey69 monkeyboy monkeys1 monster1 monster12 monster123 monsters moonbeam moonlight moonlight1
moonshine morgan12 morgan123 moron123 morrowind moscow123 motdepasse mother12 mother123 mufasa12
mumbai123 music123 musiclover mustang1 mustang12 mustang123 mustangs mybabies mybaby123
mychemicalromance myfamily mylove12 mylove123 mypass12 mypass123 mypassword mypassword1 mysecret
myspace1 myspace123 myspace2 mysql123 mystery1 mystical nala1234 nanana12 napoleon napoleon1
napoli1926 naruto12 naruto123 narutouzumaki nascar03 nascar24 nascar88 natalia1 natalia12 natalie1
natasha1 nathalie nathalie1 ncc1701d ncc1701e neptune1 network1 network123 newcastle newcastle1
newpass1 newpass12 newpassword newport1 newport100 newton12 newyork1 newyork123 newyorkcity
neymar10 nicholas nicholas1 nicolas1 nicolas123 nicole12 nicole123 ninja123 ninjas12 nintendo
nirvana1 nirvana123 nissan123 nobody12 nokia123 nomber1a none1234 nopass12 nopasswd nopassword
nothing1 nothing123 november november1 null1234 number11 number1a numberone numero10 oblivion
oblivion1 october1 office12 office123 office365 oldpass1 oliver12 oliver123 olivia12 olivia123
olivier1 olympique omg12345 omgomg12 omsairam onedirection onelove1 opendoor opensesame openup12
oracle12 orange12 orange123 oreo1234 p4ssw0rd p4ssword p@ssw0rd p@ssword pa55w0rd pa55word packers1
pakistan pakistan1 pakistan123 pamela12 pancakes panther1 panthers panthers1 papapapa paramore
paris123 parola12 parola123 pass1234 pass12345 pass123456 pass1word pass@123 pass@word1 passkey1
passpass passphrase passport passw0rd passw0rd! passw0rd1 passwd12 passwd123 password password!
password0 password01 password1 password1! password10 password11 password12 password123 password123!
password1234 password12345 password2 password21 password22 password3 password4 password5 password6
password7 password8 password9 password99 password@123 passwort passwort1 passwort123 patricia
patricia1 patrick1 patrick123 patrick2 patriots patriots1 patryk12 paulina1 peace123 peaceful
peaches1 peanut12 peanut123 penguin1 penguins penthouse pepper12 pepper123 pepsi123 pepsicola
perfect1 perfect10 philippe philippe1 philippines phoenix1 phoenix123 physics1 picasso1 pikachu1
pilipinas pimp1234 pimpin12 pineapple pink1234 pinkfloyd pinkfloyd1 pinkpink pirate12 pirates1
pizza123 playboy1 playboy123 playboy69 playgirl playstation playstation2 poiuytre poiuytrewq
pokemon1 pokemon12 pokemon123 pokemon2 poker123 pokerface pokerstar polska12 polska123 pooh1234
poohbear poohbear1 popeye12 porsche1 porsche9 porsche911 portugal portugal1 postgres postgres1
preciosa precious precious1 predator predator1 president president1 princesa princesa1 princess
princess01 princess1 princess10 princess11 princess12 princess123 princess13 princess2 princess69
princess7 printer1 profit123 program1 programmer psycho12 pumpkin1 pumpkin12 puppies1 puppy123
purple11 purple12 purple123 purple13 q1234567 q12345678 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6
q1w2e3r4t5y6u7i8 q2w3e4r5 qaz123456 qaz2wsx3 qazqazqaz qazwsx123 qazwsxedc qazwsxedcrfv qazxswedc
qscwdvefb quake123 queen123 quentin1 qwe12345 qwe123456 qwe123qwe qweasd123 qweasdzxc qweasdzxc123
qweqweqwe qwert123 qwert1234 qwert12345 qwertasdf qwerty01 qwerty11 qwerty12 qwerty123 qwerty1234
qwerty12345 qwerty123456 qwerty12345a qwerty99 qwertyqwerty qwertyui qwertyuio qwertyuiop
qwertyuiop1 qwertz123 qwertzuiop racecar1 rachel12 rachel123 racing12 racing123 rafael123 raiders1
rainbow1 rainbow12 rainbow123 rangers1 rangers12 rangers1872 raspberry raymond1 realmadrid
realmadrid1 rebecca1 rebecca12 red12345 redhat12 redneck1 redneck12 redred12 redskins redsox04
remember remember1 rememberme reymysterio ricardo1 richard1 richard123 richrich robert12 robert123
roberta1 roberto1 roblox123 rockandroll rocket12 rockets1 rocknroll rockstar rockstar1 rocky123
rocky1234 rockyou1 rockyou123 rodrigo1 roma1927 ronaldo123 ronaldo7 roosevelt root1234 rootroot
rosemary runescape runner12 running1 russell1 russia123 rusty123 sabrina1 sailormo sailormoon
sairam123 sakura12 sakura123 salasana salasana1 sales123 salvatore samantha samantha1 samantha12
samantha123 sammy123 sammy1234 sample123 samsung1 samsung12 samsung123 samsung2 samurai1 sandra12
sandrine sandy123 santiago santiago1 sasuke12 sasuke123 satan666 saturn12 saxophone sayang123
sayangku scanner1 schatz12 school12 school123 science1 scooby12 scooby123 scoobydoo scoobydoo1
scooter1 scooter12 scotland scotland1 seahawks sebastian sebastian1 secret01 secret12 secret123
secret1234 secrets1 security security1 security123 senha123 senha1234 senha123456 senior06 senior07
senior08 seniors1 sephirot sephiroth september serenity serenity1 sergio123 server12 service1
service123 sesame12 sexy1234 sexyback sexygirl sexylady sexymama shadow01 shadow11 shadow12
shadow123 shadow13 shadow99 shadows1 shakespeare shannon1 sharon12 shelby12 shooting shootingstar
shorty12 shorty13 sierra12 sifre123 sifre1234 silver01 silver12 silver123 silverado simba123
simba1234 simone12 simone123 simpsons simpsons1 sister12 sisters1 skate123 skateboard skater12
skating1 skeleton skyrim12 skywalker sleeping slipknot slipknot1 slipknot666 slytherin smile123
smiles12 smiley12 smirnoff smoke420 smokey12 sniper12 sniper123 snoopdog snoopy12 snoopy123
snoopydog snowball snowball1 snowboard snowflake snowman1 snowwhite soccer01 soccer07 soccer09
soccer10 soccer11 soccer12 soccer123 soccer13 soccer14 soccer15 soccer17 soccer21 soccer22 softball
softball1 software software1 soldier1 soleil12 soleil123 somebody someone1 something something1
sommer123 sonic123 sonic1234 sophie12 sophie123 soulmate soulmates southpark southpark1 spaghetti
spanish1 spanky12 sparky12 sparky123 spartan1 spartan117 spartans speedway spencer1 spiderman
spiderman1 spiderman3 spongebob spongebob1 spongebob123 spring123 spring2023 spring2024 sqlserver
squall12 squarepants stallion starcraft stardust stardust1 starfish stargate stargate1 starlight
startrek startrek1 starwars starwars1 starwars123 steelers steelers1 stefania stefano1 stella123
stephane stephanie stephanie1 stephen1 steven123 stewie12 stonecold stonecold1 strawber strawberry
strawberry1 student1 student123 students stupid12 stupid123 subaru12 success1 success12 success123
sugar123 summer01 summer05 summer06 summer07 summer08 summer09 summer10 summer11 summer12 summer123
summer2020 summer2021 summer2022 summer2023 summer2024 summer99 summertime sunday123 sunflower
sunflower1 sunny123 sunny1234 sunshine sunshine1 sunshine12 sunshine123 sunshine2 superman
superman1 superman12 superman123 superman2 supermario superstar superstar1 support1 support123
surfer12 surfing1 suzuki12 sweet123 sweet16a sweetheart sweetheart1 sweetie1 sweetness sweetpea
sweetpea1 swimmer1 swimming swimming1 swinger1 sydney12 sylvain1 sylvanas sylvia12 system12
system32 taylor01 taylor10 taylor12 taylor123 taylor13 tazmania tazmanian teacher1 teacher123
teamo123 teamomucho technics teddy123 teddybear teddybear1 tekken12 telephone televisi television
temp1234 temporary temppass tennis12 tequiero tequiero1 tequieromucho tequila1 teresa12 terminator
terminator2 test123! test1234 test12345 test123456 tester123 testing1 testing12 testing123 testtest
testtest1 texas123 thebeatles thepassword theresa1 therock1 thibault thomas12 thomas123 thor1234
thunder1 thunder12 thunder123 thunderbird tiamo123 tifa1234 tiger123 tiger1234 tigers12 tigger12
tigger123 timothy1 tinkerbe tinkerbell tinkerbell1 together together1 tomcat12 toor1234 topsecret
tornado1 totoro12 tottenham toyota123 trabzonspor tractor1 trader12 trader123 trading1 trading123
trex1234 trinity1 tristan1 trombone truelove trumpet1 trustme1 trustno1 trustnoone tucker12
tupac123 turkiye1 tweety12 tweety123 tweetybird twilight twilight1 twilight12 twilight123 tyler123
tyrone12 ubuntu12 uchiha12 ultima12 undertaker unicorn1 unicorn123 universe universe1 university
unknown1 unreal12 user1234 user12345 username valentin valentina valentina1 valentine valentine1
vampire1 vampire12 vampires vanessa1 vanessa123 vegeta12 veronica veronica1 veronique victoria
victoria1 victoria123 victory1 victory123 viking12 vikings1 vincent1 vincent12 vincenzo virginia
virginia1 virginie vladimir vodka123 voldemort volleyball w2e3r4t5 wachtwoord warcraft warcraft1
warcraft3 warhammer warrior1 warriors warriors1 wasd1234 washington washington1 weed4201 weird123
welcome! welcome01 welcome1 welcome12 welcome123 welcome123! welcome1234 welcome2 welkom01 welkom12
welkom123 werewolf wertyuio westham1 whatever whatever1 whatever12 whatever123 whatever2 whatsup1
whiskers whiskey1 white123 whitney1 william1 william12 william123 willow12 wilson12 windows1
windows10 windows7 winner12 winner123 winners1 winnie12 winniethepooh winning1 winston1 winston12
winter12 winter123 winter2020 winter2021 winter2022 winter2023 winter2024 wizard12 wizards1
woaini1314 woaini520 wolfgang wolfpack wolverine wolverine1 woofwoof wrestlemania wrestler
wrestling xbox3600 xmen1234 xsw21qaz yamaha123 yankees1 yankees123 yankees2 yellow12 yellow123
yesenia1 yourpassword youtube1 youtube123 yoyoyoyo yugioh12 z1234567 z1x2c3v4 z1x2c3v4b5 zacharias
zachary1 zaq123456 zaq12wsx zaq12wsxcde zaq1xsw2 zaq1zaq1 zaqwsxcde zelda123 zelda1234 zombie12
zombie123 zxc12345 zxc123456 zxcv1234 zxcvasdf zxcvbnm, zxcvbnm1 zxcvbnm123 zxczxczxc
`
    .trim()
    .split(/\s+/),
)
