import 'server-only';
import { ofProcess } from '../memory/process';

// What people choose first in French and around the Mediterranean, which the package's list does not know: keyboard walks,
// dates, names and words with the endings people give them. Lower case, sorted.
const FRENCH = `
00000000 000000000 0000000000 00000000000 000000000000 00112233 001122334455 01010101 01011970 01011971
01011972 01011973 01011974 01011975 01011976 01011977 01011978 01011979 01011980 01011981 01011982 01011983
01011984 01011985 01011986 01011987 01011988 01011989 01011990 01011991 01011992 01011993 01011994 01011995
01011996 01011997 01011998 01011999 01012000 01012001 01012002 01012003 01012004 01012005 01012006 01012007
01012008 01012009 01012010 01012011 01012012 01020304 0102030405 01234567 012345678 0123456789 01234567890
012345678901 0123698745 0147258369 07894561230 0987654321 10101010 10101970 10101971 10101972 10101973
10101974 10101975 10101976 10101977 10101978 10101979 10101980 10101981 10101982 10101983 10101984 10101985
10101986 10101987 10101988 10101989 10101990 10101991 10101992 10101993 10101994 10101995 10101996 10101997
10101998 10101999 10102000 10102001 10102002 10102003 10102004 10102005 10102006 10102007 10102008 10102009
10102010 10102011 10102012 10203040 1020304050 102030405060 1029384756 11111111 111111111 1111111111
11111111111 111111111111 11112222 11221122 11223344 1122334455 112233445566 1123581321 12121212 12121970
12121971 12121972 12121973 12121974 12121975 12121976 12121977 12121978 12121979 12121980 12121981 12121982
12121983 12121984 12121985 12121986 12121987 12121988 12121989 12121990 12121991 12121992 12121993 12121994
12121995 12121996 12121997 12121998 12121999 12122000 12122001 12122002 12122003 12122004 12122005 12122006
12122007 12122008 12122009 12122010 12122011 12122012 12312312 123123123 123321123 12341234 12344321
123454321 1234554321 12345678 123456780 123456788 123456789 1234567890 12345678900 12345678901 123456789012
1234567899 12345679 1234azer 1234qwer 12361236 123654789 12369874 1236987410 123698745 123789456 123azeqsd
123qweasd 123qweasdzxc 12azqswx 12qwaszx 13131313 13571357 13579246 135792468 147147147 147258369 14781478
147852369 147896325 159159159 159357456 159753456 19861986 19871987 19901990 19911991 1a2z3e4r 1a2z3e4r5t
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 20002000 20102010 20202020 20242024 20252025 20262026
21212121 22222222 222222222 2222222222 22222222222 222222222222 23232323 23456789 234567890 2345678901
23456789012 234567890123 24681357 246813579 24682468 25802580 258258258 27182818 31415926 314159265
321321321 321654987 33333333 333333333 3333333333 33333333333 333333333333 34567890 345678901 3456789012
34567890123 345678901234 357357357 42424242 43214321 44444444 444444444 4444444444 44444444444 444444444444
45454545 456123789 456456456 55555555 555555555 5555555555 55555555555 555555555555 66666666 666666666
6666666666 66666666666 666666666666 69696969 74108520 741741741 741852963 76543210 765432109 7654321098
76543210987 765432109876 77777777 777777777 7777777777 77777777777 777777777777 78945612 789456123 789654123
789789789 852852852 87654321 876543210 8765432109 87654321098 876543210987 88888888 888888888 8888888888
88888888888 888888888888 963258741 963852741 963963963 987456321 98765432 987654321 9876543210 98765432109
987654321098 99887766 99999999 999999999 9999999999 99999999999 999999999999 @zerty123 a1234567 a12345678
a123456789 a1b2c3d4 a1b2c3d4e5 a1z2e3r4 a1z2e3r4t5 aa123456 aa12345678 aaa11122 aaaa1111 aaaa1234 aaaaaaaa
aaaaaaaaa aaaaaaaaaa aabbccdd abc12345 abc123456 abc12345678 abc123abc abc123abc123 abc@1234 abcabc123
abcabcabc abcd1234 abcd12345 abcd@1234 abcde123 abcde12345 abcdef12 abcdef123 abcdefg1 abcdefgh abcdefghi
abcdefghij abidjan1 abidjan123 abidjan1234 abidjan2025 abidjan225 acces123 acces1234 acces2025 accesacces
access123 access1234 access2025 accessaccess admin123 admin1234 admin12345 admin123456 admin12345678
admin2020 admin2023 admin2024 admin2025 admin2026 admin@123 adminadmin administrateur administrateur1
administrateur123 administrateur1234 administrateur2025 administrator administrator1 administrator123
administrator1234 administrator2025 adobe123 africa123 africaine afrique1 afrique123 afrique1234 afrique2025
agadir12 agadir123 agence123 agence1234 agence2025 agenceagence ahmed123 ahmed1234 ahmed2025 ahmedahmed
aicha123 aicha1234 aicha2025 aichaaicha alejandra alejandro alexander alexandra alexandre alexandre1
alexandre123 alexandre1234 alexandre2025 alger123 alger1234 alger2025 algeralger algeria1 algerie01 algerie1
algerie10 algerie12 algerie123 algerie1234 algerie12345 algerie123456 algerie13 algerie2020 algerie2023
algerie2024 algerie2025 algerie2026 algerien algerienne alhamdulillah alhamdulillah1 alhamdulillah123
alhamdulillah1234 alhamdulillah2025 alhoceima allah123 allah1234 allah2025 allahallah allahuakbar
allahuakbar1 allahuakbar123 allahuakbar1234 allahuakbar2025 allemagne allezlesbleus allezlom allezlom1
allezlom123 allezlom1234 allezlom13 allezlom2025 allezom1 allezpsg america1 amina123 amina1234 amina2025
aminaamina aminata1 aminata123 aminata1234 aminata2025 amour123 amour1234 amour12345 amour123456 amour2020
amour2023 amour2024 amour2025 amour2026 amouramour amoureuse amoureux amours123 amours1234 amours2025
amoursamours amourtoujours amsterdam andrew123 andrew1234 andrew2025 andrewandrew android1 angel123 angels12
angleterre annaba23 anthony1 anthony123 anthony1234 anthony2025 antoine1 antoine123 antoine1234 antoine2025
anvers12 apache12 aqw12345 aqwzsx123 aqwzsxed aqwzsxedc arduino1 arsenal1 arsenal123 arsenal1234 arsenal2025
asd123456 asdasdasd asdf1234 asdfasdf asdfghjk asdfghjkl asdfqwer ashley123 ashley1234 ashley2025
ashleyashley assassin asshole1 atletico audrey123 audrey1234 audrey2025 audreyaudrey automne1 automne123
automne1234 automne2025 autumn123 autumn1234 autumn2025 autumnautumn avengers aze12345 aze123456 azeazeaze
azeqsd123 azeqsdwxc azer1234 azerazer azerty00 azerty007 azerty01 azerty10 azerty11 azerty12 azerty123
azerty1234 azerty12345 azerty123456 azerty1234567 azerty12345678 azerty13 azerty20 azerty2020 azerty2023
azerty2024 azerty2025 azerty2026 azerty31 azerty33 azerty59 azerty62 azerty64 azerty69 azerty75 azerty77
azerty78 azerty789 azerty84 azerty91 azerty92 azerty93 azerty94 azerty95 azerty99 azerty@123 azertyazerty
azertyu1 azertyu7 azertyui azertyuio azertyuiop azertyuiop1 azertyuiop123 azertyuiop1234 azertyuiop2025
baby1234 babyboy1 babygirl bailey12 bamako12 bamako123 bamako1234 bamako2025 bamakobamako banana12 barbie12
barcelona barcelona1 barcelona123 barcelona1234 barcelona2025 barcelone barcelone1 barcelone123
barcelone1234 barcelone2025 baseball baseball1 baseball123 baseball1234 baseball2025 basketball basketball1
basketball123 basketball1234 basketball2025 batman123 batman1234 batman2025 batmanbatman bbbbbbbb beautiful
bebe1234 bebe2025 bebeamour bebebebe belgique benjamin benjamin1 benjamin123 benjamin1234 benjamin2025
benutzer benzema1 benzema123 benzema1234 benzema2025 benzema9 berlin12 bienvenue bienvenue01 bienvenue1
bienvenue10 bienvenue12 bienvenue123 bienvenue1234 bienvenue12345 bienvenue123456 bienvenue13 bienvenue2020
bienvenue2023 bienvenue2024 bienvenue2025 bienvenue2026 bismillah bismillah01 bismillah1 bismillah10
bismillah12 bismillah123 bismillah1234 bismillah12345 bismillah123456 bismillah13 bismillah2020
bismillah2023 bismillah2024 bismillah2025 bismillah2026 bisou123 bisou1234 bisou2025 bisoubisou bisous123
bisous1234 bisous2025 bisousbisous bitches1 blackberry blackberry1 blessed1 blink182 blueberry bobmarley
bonita12 bonjour01 bonjour1 bonjour10 bonjour12 bonjour123 bonjour1234 bonjour12345 bonjour123456 bonjour13
bonjour2020 bonjour2023 bonjour2024 bonjour2025 bonjour2026 bonsoir1 bonsoir123 bonsoir1234 bonsoir2025
brasil12 brazzaville breakfast broncos1 brownie1 bruxelles bruxelles1 bruxelles123 bruxelles1234
bruxelles2025 budweiser bullshit burgerking burkina1 burkinafaso buster12 butterfly butterfly1 butterfly123
butterfly1234 butterfly2025 cairo123 callofduty camerou1 cameroun cameroun1 camille1 camille123 camille1234
camille2025 camion123 camion1234 camion2025 camioncamion canada12 captain1 caramel1 caramel123 caramel1234
caramel2025 carolina caroline caroline1 caroline123 caroline1234 caroline2025 carpediem casa1234 casablanca
casablanca01 casablanca1 casablanca10 casablanca12 casablanca123 casablanca1234 casablanca12345
casablanca123456 casablanca13 casablanca2020 casablanca2023 casablanca2024 casablanca2025 casablanca2026
casawia1 catherine catherine1 catherine123 catherine1234 catherine2025 cccccccc celine123 celine1234
celine2025 celineceline centos12 changeit changeme changeme1 changeme123 changeme1234 changeme2025 changez1
changez123 changez1234 changez2025 charlie1 charlie123 charlie1234 charlie2025 charlotte charlotte1
charlotte123 charlotte1234 charlotte2025 chauffeur chauffeur1 chauffeur123 chauffeur1234 chauffeur2025
cheese12 cheese123 cheese1234 cheese2025 cheesecheese cheetah1 chelsea1 chelsea123 chelsea1234 chelsea2025
chelseafc cheri123 cheri1234 cheri2025 chericheri cherie123 cherie1234 cherie2025 cheriecherie cherries
chicago1 chloe123 chloe1234 chloe2025 chloechloe chocolat chocolat1 chocolat123 chocolat1234 chocolat2025
chocolate chocolate1 chocolate123 chocolate1234 chocolate2025 chouchou chouchou01 chouchou1 chouchou10
chouchou12 chouchou123 chouchou1234 chouchou12345 chouchou123456 chouchou13 chouchou2020 chouchou2023
chouchou2024 chouchou2025 chouchou2026 christian christine christine1 christine123 christine1234
christine2025 christophe christophe1 christophe123 christophe1234 christophe2025 christopher cinderella
cisco123 cisco1234 cisco2025 ciscocisco cocacola code1234 code12345 codecode coeur123 coeur1234 coeur2025
coeurcoeur colis123 colis1234 colis2025 coliscolis comores1 company1 company123 company1234 company2025
computer computer1 computer123 computer1234 computer2025 conakry1 congo123 connexion connexion1 connexion123
connexion1234 connexion2025 constantine contrasena contraseña cookie123 cookie1234 cookie2025 cookiecookie
cookies1 corvette cotedivoire cotonou1 coucou123 coucou1234 coucou2025 coucoucoucou counterstrike cowboys1
cristal1 cristiano cristiano7 cristianoronaldo crystal1 cupcake1 dakar123 dakar1234 dakar2025 dakar221
dakardakar dallas12 daniel123 daniel1234 daniel2025 danieldaniel danielle darkness database database1
database123 database1234 database2025 dddddddd deadpool debian12 decembre decembre1 decembre123 decembre1234
decembre2025 default1 default123 default1234 default2025 demo1234 demo2025 demodemo deutschland diamond1
digimon1 dinosaur disney12 disneyland djerba12 docker12 dolphin1 dolphins dominique dominique1 dominique123
dominique1234 dominique2025 douala12 douala123 douala1234 douala2025 doualadouala doudou01 doudou10 doudou12
doudou123 doudou1234 doudou12345 doudou123456 doudou13 doudou2020 doudou2023 doudou2024 doudou2025
doudou2026 doudoudoudou doudoune doudoune1 doudoune123 doudoune1234 doudoune2025 dragon123 dragon1234
dragon2025 dragonball dragonballz dragondragon dropbox1 dzair213 eagles12 egypte12 elephant elizabeth
emerald1 eminem123 enfants1 enfants123 enfants1234 enfants2025 england1 enterprise entreprise entreprise1
entreprise123 entreprise1234 entreprise2025 espagne1 estrella exchange facebook facebook1 facebook123
facebook1234 facebook2025 falcons1 famille1 famille123 famille1234 famille2025 family123 family1234
family2025 familyfamily fashion1 fatima123 fatima1234 fatima2025 fatimafatima fcbarcelona fedora12 fernando
ferrari1 ferrari123 ferrari1234 ferrari2025 fes12345 fevrier1 fevrier123 fevrier1234 fevrier2025 ficken12
finalfantasy firewall florian1 florian123 florian1234 florian2025 flower123 flower1234 flower2025
flowerflower football football01 football1 football10 football12 football123 football1234 football12345
football123456 football13 football2020 football2023 football2024 football2025 football2026 forever1
foreverlove fortnite france01 france10 france12 france123 france1234 france12345 france123456 france13
france2020 france2023 france2024 france2025 france2026 francefrance francfort francisco frederic frederic1
frederic123 frederic1234 frederic2025 freedom1 freedom123 freedom1234 freedom2025 fuckoff1 fuckyou1
fuckyou123 fuckyou2 fussball gandalf1 garfield garfield1 garfield123 garfield1234 garfield2025 geheim12
geneve12 germany1 ginger12 glamour1 gmail123 gmail1234 gmail2025 gmailgmail godzilla goku1234 golden12
goldfish gonzalez goofy123 google12 google123 google1234 google2025 googlegoogle gorgeous gryffindor
guadalupe guadeloupe guest123 guest1234 guest2025 guestguest guillaume guillaume1 guillaume123 guillaume1234
guillaume2025 guinee12 guinness guyane97 hadoop12 hakunamatata hallo123 hamburger hamdoulillah hamdoulillah1
hamdoulillah123 hamdoulillah1234 hamdoulillah2025 hamdullah hamdullah1 hamdullah123 hamdullah1234
hamdullah2025 hamza123 hamza1234 hamza2025 hamzahamza harrypotter hassan123 hassan1234 hassan2025
hassanhassan heineken hello123 hello1234 hello2025 hellohello hellokitty helloworld helpdesk hernandez
hockey123 hockey1234 hockey2025 hockeyhockey hogwarts hollande honda123 honda1234 honda2025 hondahonda
hostmaster hotmail1 hotmail123 hotmail1234 hotmail2025 hunter123 hunter1234 hunter2025 hunterhunter
hurricane ibrahim1 ibrahim123 ibrahim1234 ibrahim2025 icecream ilovegod iloveu12 iloveyou iloveyou01
iloveyou1 iloveyou10 iloveyou12 iloveyou123 iloveyou1234 iloveyou12345 iloveyou123456 iloveyou13 iloveyou2
iloveyou2020 iloveyou2023 iloveyou2024 iloveyou2025 iloveyou2026 inchallah inchallah1 inchallah123
inchallah1234 inchallah2025 india@123 inshallah inshallah01 inshallah1 inshallah10 inshallah12 inshallah123
inshallah1234 inshallah12345 inshallah123456 inshallah13 inshallah2020 inshallah2023 inshallah2024
inshallah2025 inshallah2026 instagram instagram1 instagram123 instagram1234 instagram2025 intermilan
internet internet1 internet123 internet1234 internet2025 invite123 invite1234 invite2025 inviteinvite
iphone12 iphone123 iphone1234 iphone2025 iphoneiphone ironman1 isabelle isabelle1 isabelle123 isabelle1234
isabelle2025 italia12 italie12 ivoirien jackdaniels jamaica1 janvier1 janvier123 janvier1234 janvier2025
jenkins1 jennifer jennifer1 jennifer123 jennifer1234 jennifer2025 jeremy123 jeremy1234 jeremy2025
jeremyjeremy jessica1 jessica123 jessica1234 jessica2025 jesuis12 jesuisla jesus123 jesus777 jesuschrist
jetaime01 jetaime1 jetaime10 jetaime12 jetaime123 jetaime1234 jetaime12345 jetaime123456 jetaime13 jetaime2
jetaime2020 jetaime2023 jetaime2024 jetaime2025 jetaime2026 jetaimeamour jetaimeamour1 jetaimeamour123
jetaimeamour1234 jetaimeamour2025 jetaimes jonathan jordan123 jordan1234 jordan2025 jordan23 jordanjordan
joshua123 joshua1234 joshua2025 joshuajoshua jtm12345 jtmjtmjtm julien123 julien1234 julien2025 julienjulien
juniper1 juventus juventus1 juventus123 juventus1234 juventus2025 kabyle15 kabylie1 karim123 karim1234
karim2025 karimkarim kenitra1 khadija1 khadija123 khadija1234 khadija2025 killer123 killer1234 killer2025
killerkiller kimberly kingkong kinshasa kitty123 kkkkkkkk kubernetes labelle1 lakers24 lapuce12 laura123
laura1234 laura2025 lauralaura laurent1 laurent123 laurent1234 laurent2025 lausanne lavieestbelle
leagueoflegends legends1 lemotdepasse leopard1 letmein01 letmein1 letmein10 letmein12 letmein123 letmein1234
letmein12345 letmein123456 letmein13 letmein2020 letmein2023 letmein2024 letmein2025 letmein2026 libreville
liege123 lightning linkedin linkinpark linux123 linux1234 linux2025 linuxlinux lisbonne liverpool liverpool1
liverpool123 liverpool1234 liverpool2025 liverpoolfc lkjhgfds lkjhgfdsa llllllll login123 login1234
login2025 loginlogin lollipop lome1234 london12 londres1 lordoftherings loulou01 loulou10 loulou12 loulou123
loulou1234 loulou12345 loulou123456 loulou13 loulou2020 loulou2023 loulou2024 loulou2025 loulou2026
loulouloulou love1234 love2025 lovelove lovely123 loveme123 loveme1234 loveme2025 lovemeloveme lovers12
loveyou1 loveyou123 loveyou1234 loveyou2025 lyon1234 lyon2025 lyonlyon m0td3p4ss3 m0tdepasse macaroni
macherie macromedia madrid12 madrid123 madrid1234 madrid2025 madridmadrid maggie12 mamadou1 mamadou123
mamadou1234 mamadou2025 maman123 maman1234 maman12345 maman123456 maman2020 maman2023 maman2024 maman2025
maman2026 mamanmaman mamanpapa mamanpapa1 mamanpapa123 mamanpapa1234 mamanpapa2025 mamans123 mamans1234
mamans2025 mamansmamans manager1 manager123 manager1234 manager2025 manchester manon123 manon1234 manon2025
manonmanon manunited manutd12 mapuce12 mapuce123 margaret marion123 marion1234 marion2025 marionmarion
mariposa marlboro maroc123 maroc1234 maroc12345 maroc123456 maroc2020 maroc2023 maroc2024 maroc2025
maroc2026 marocain marocain1 marocaine marocmaroc marrakech marrakech1 marrakech123 marrakech1234
marrakech2025 marseille marseille01 marseille1 marseille10 marseille12 marseille123 marseille1234
marseille12345 marseille123456 marseille13 marseille2020 marseille2023 marseille2024 marseille2025
marseille2026 martinez martinique mashallah mashallah1 mashallah123 mashallah1234 mashallah2025 master123
master1234 master2025 mastermaster mathieu1 mathieu123 mathieu1234 mathieu2025 matrix12 matthew1 matthew123
matthew1234 matthew2025 matthieu matthieu1 matthieu123 matthieu1234 matthieu2025 mauricio mauritanie
maxime123 maxime1234 maxime2025 maximemaxime mayotte1 mbappe10 mbappe123 mbappe1234 mbappe2025 mbappembappe
mcdonalds mdp12345 mdp123456 mdpmdpmdp meknes12 melanie1 melanie123 melanie1234 melanie2025 mercedes
mercedes1 mercedes123 mercedes1234 mercedes2025 messi123 messi1234 messi2025 messimessi metallica mexico12
michael1 michael123 michael1234 michael2025 michelle mickey12 mickey123 mickey1234 mickey2025 mickeymickey
microsoft microsoft1 microsoft123 microsoft1234 microsoft2025 midnight milan123 milano12 minecraft minnie12
minnie123 minnie1234 minnie2025 minnieminnie minou123 minou1234 minou2025 minouminou mlkjhgfdsq mmmmmmmm
mohamed01 mohamed1 mohamed10 mohamed12 mohamed123 mohamed1234 mohamed12345 mohamed123456 mohamed13
mohamed2020 mohamed2023 mohamed2024 mohamed2025 mohamed2026 mohammed mohammed1 mohammed123 mohammed1234
mohammed2025 monamour monamour1 monamour123 monamour1234 monamour2025 monange1 monbebe1 moncheri monchou1
moncoeur moncoeur1 moncoeur123 moncoeur1234 moncoeur2025 mongodb1 monkey123 monkey1234 monkey2025
monkeymonkey monmotdepasse moonlight motdepass motdepasse motdepasse0 motdepasse01 motdepasse1 motdepasse10
motdepasse12 motdepasse123 motdepasse1234 motdepasse12345 motdepasse123456 motdepasse13 motdepasse2020
motdepasse2023 motdepasse2024 motdepasse2025 motdepasse2026 motherfucker motorola mouloudia moussa123
moussa1234 moussa2025 moussamoussa mustang1 mylove123 mysql123 nadia123 nadia1234 nadia2025 nadianadia
nador123 naruto123 naruto1234 naruto2025 narutonaruto narutouzumaki nathalie nathalie1 nathalie123
nathalie1234 nathalie2025 nbvcxw123 nbvcxwaz network1 network123 network1234 network2025 newyork1 neymar10
neymar11 neymar123 neymar1234 neymar2025 neymarneymar nginx123 niamey12 nicholas nicolas1 nicolas123
nicolas1234 nicolas2025 nintendo nirvana1 nokia123 nouakchott nounou123 nounou1234 nounou2025 nounounounou
novembre novembre1 novembre123 novembre1234 novembre2025 nutella1 nutella123 nutella1234 nutella2025
octobre1 octobre123 octobre1234 octobre2025 office12 office123 office1234 office2025 office365 officeoffice
olivier1 olivier123 olivier1234 olivier2025 olympique olympique1 olympique123 olympique1234 olympique2025
olympiquelyonnais onelove1 onepiece operator oracle12 oracle123 oracle1234 oracle2025 oracleoracle oran1234
oran2025 oran3131 orange12 orange123 orange1234 orange2025 orangeorange oranoran ordinateur ordinateur1
ordinateur123 ordinateur1234 ordinateur2025 ouagadougou oujda123 oumar123 oumar1234 oumar2025 oumaroumar
outlook1 p4ssw0rd p@55w0rd p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssword pa55w0rd pa55word packers1 panther1
papa1234 papa12345 papa123456 papa2020 papa2023 papa2024 papa2025 papa2026 papamaman papamaman1 papamaman123
papamaman1234 papamaman2025 papapapa papillon papillon1 papillon123 papillon1234 papillon2025 paris123
paris1234 paris12345 paris123456 paris2020 paris2023 paris2024 paris2025 paris2026 parisparis parissg1
pass1234 pass12345 pass123456 pass@123 pass@1234 passe123 passe1234 passepasse passpass passw0rd passw0rd1
passw0rd123 password password0 password01 password1 password10 password11 password12 password123
password1234 password12345 password123456 password1234567 password12345678 password13 password2 password2020
password2023 password2024 password2025 password2026 password21 password22 password3 password4 password5
password6 password7 password8 password9 password99 password@123 passwords passwort passwort1 patricia
patrick1 patrick123 patrick1234 patrick2025 patriots pauline1 pauline123 pauline1234 pauline2025 peaches1
penguin1 penguins pepper12 pepsicola perfume1 peugeot1 peugeot123 peugeot1234 peugeot2025 philippe philippe1
philippe123 philippe1234 philippe2025 phoenix1 photoshop1 pi314159 pikachu1 pikachu123 pikachu1234
pikachu2025 pineapple pizza123 platinum playstation poiuytre poiuytrewq poiuytreza pokemon1 pokemon123
pokemon1234 pokemon2025 poohbear porsche1 porsche123 porsche1234 porsche2025 portugal portugal1 postgres
postgres1 postgresql postmaster pppppppp princesa princess princess01 princess1 princess10 princess12
princess123 princess1234 princess12345 princess123456 princess13 princess2020 princess2023 princess2024
princess2025 princess2026 princesse princesse01 princesse1 princesse10 princesse12 princesse123
princesse1234 princesse12345 princesse123456 princesse13 princesse2020 princesse2023 princesse2024
princesse2025 princesse2026 printemps printemps1 printemps123 printemps1234 printemps2025 psg75000 pumpkin1
puppydog pussy123 pussycat q1w2e3r4 q1w2e3r4t5 q2w3e4r5 qaz123456 qazwsx123 qazwsxedc qazwsxedcrfv qq123456
qqqqqqqq qsdf1234 qsdfghjk qsdfghjkl qsdfghjklm qsdqsdqsd qwe123456 qweasd123 qweasdzxc qweasdzxc123
qweqweqwe qwer1234 qwerasdf qwerqwer qwerty01 qwerty10 qwerty12 qwerty123 qwerty1234 qwerty12345
qwerty123456 qwerty1234567 qwerty13 qwerty2020 qwerty2023 qwerty2024 qwerty2025 qwerty2026 qwerty@123
qwertyqwerty qwertyui qwertyuio qwertyuiop qwertyuiop1 qwertyuiop123 qwertyuiop1234 qwertyuiop2025 qwertzui
qwertzuiop rabat123 rabat1234 rabat2025 rabatrabat rachid123 rachid1234 rachid2025 rachidrachid raiders1
rainbow1 raja1949 rajacasablanca raspberry raspberry1 raspberrypi rasta123 rastafari realmadrid realmadrid1
realmadrid123 realmadrid1234 realmadrid2025 redhat12 redis123 redskins redsox12 reggae12 renault1 renault123
renault1234 renault2025 reunion1 reunion974 rihla123 rihla1234 rihla12345 rihla123456 rihla2020 rihla2023
rihla2024 rihla2025 rihla2026 rihlarihla robert123 robert1234 robert2025 robertrobert roblox123 rockstar
rockyou1 rodriguez roma1234 romain123 romain1234 romain2025 romainromain ronaldo1 ronaldo123 ronaldo1234
ronaldo2025 ronaldo7 ronaldo77 ronaldo9 root1234 root12345 root2025 rootroot rotterdam sa123456 safi1234
salma123 salma1234 salma2025 salmasalma samantha samira123 samira1234 samira2025 samirasamira samsung1
samsung123 samsung1234 samsung2025 sandrine sandrine1 sandrine123 sandrine1234 sandrine2025 sandwich
santiago sapphire sarah123 sarah1234 sarah2025 sarahsarah sasuke12 schalke04 schatz12 scooter1 sebastian
sebastien sebastien1 sebastien123 sebastien1234 sebastien2025 secret01 secret10 secret12 secret123
secret1234 secret12345 secret123456 secret13 secret2020 secret2023 secret2024 secret2025 secret2026 secrete1
secrete123 secrete1234 secrete2025 secretsecret security security1 senegal01 senegal1 senegal10 senegal12
senegal123 senegal1234 senegal12345 senegal123456 senegal13 senegal2020 senegal2023 senegal2024 senegal2025
senegal2026 senegal221 septembre septembre1 septembre123 septembre1234 septembre2025 server123 server1234
server2025 serverserver serveur1 serveur123 serveur1234 serveur2025 service1 sexybitch sexygirl sexylady
sfax1234 shadow12 shadow123 shadow1234 shadow2025 shadowshadow sharepoint silver12 sleeping slipknot
snapchat snapchat1 snapchat123 snapchat1234 snapchat2025 snoopy123 snoopy1234 snoopy2025 snoopysnoopy
snowball snowflake snowwhite soccer123 soccer1234 soccer2025 soccersoccer societe1 societe123 societe1234
societe2025 soleil01 soleil10 soleil12 soleil123 soleil1234 soleil12345 soleil123456 soleil13 soleil2020
soleil2023 soleil2024 soleil2025 soleil2026 soleilsoleil sousse12 spaghetti spiderman spiderman1
spiderman123 spiderman1234 spiderman2025 spring123 spring1234 spring2025 springspring sqlserver ssssssss
starbucks startrek starwars starwars1 starwars123 starwars1234 starwars2025 starwars77 steelers stephane
stephane1 stephane123 stephane1234 stephane2025 stephanie stephanie1 stephanie123 stephanie1234
stephanie2025 strawberry suisse12 summer123 summer1234 summer2025 summersummer sunflower sunshine sunshine1
sunshine123 sunshine1234 sunshine2025 superadmin superman superman01 superman1 superman10 superman12
superman123 superman1234 superman12345 superman123456 superman13 superman2020 superman2023 superman2024
superman2025 superman2026 superstar superuser supervisor support1 sweetheart sysadmin system123 system1234
system2025 systeme1 systeme123 systeme1234 systeme2025 systemsystem tahiti98 tanger123 tanger1234 tanger2025
tanger90 tangertanger tangier1 teamo123 teddybear tequiero terminator test1234 test12345 test123456 test2020
test2023 test2024 test2025 test2026 test@123 test@1234 tester123 tester1234 tester2025 testertester testing1
testing123 testing1234 testing2025 testtest tetouan1 thematrix thomas123 thomas1234 thomas2025 thomasthomas
thunder1 tiger123 tigger12 tigrou123 tigrou1234 tigrou2025 tigroutigrou tiktok123 tiktok1234 tiktok2025
tiktoktiktok tinkerbell tizi1515 tlemcen1 togolais tomcat12 toor1234 toor2025 toortoor tornado1 toujours
toutou123 toutou1234 toutou2025 toutoutoutou toyota123 toyota1234 toyota2025 toyotatoyota transport
transport1 transport123 transport1234 transport2025 truelove trustno1 trustno123 trustno1234 trustno2025
tunis123 tunis1234 tunis2025 tunisie01 tunisie1 tunisie10 tunisie12 tunisie123 tunisie1234 tunisie12345
tunisie123456 tunisie13 tunisie2020 tunisie2023 tunisie2024 tunisie2025 tunisie2026 tunisien tunisienne
tunistunis twitter1 ubuntu12 ubuntu123 ubuntu1234 ubuntu2025 ubuntuubuntu user1234 user12345 user123456
user2020 user2023 user2024 user2025 user2026 user@123 useruser usmalger utilisateur utilisateur1
utilisateur123 utilisateur1234 utilisateur2025 vagrant1 valencia valentina valerie1 valerie123 valerie1234
valerie2025 vampire1 vanessa1 vanessa123 vanessa1234 vanessa2025 vanille1 vanille123 vanille1234 vanille2025
veronica veronique veronique1 veronique123 veronique1234 veronique2025 victoria vincent1 vincent123
vincent1234 vincent2025 virginie virginie1 virginie123 virginie1234 virginie2025 visca1899 vista123
vivalavida vivelavie voldemort voyage123 voyage1234 voyage2025 voyagevoyage wachtwoord warcraft watermelon
webmaster welcome01 welcome1 welcome10 welcome12 welcome123 welcome1234 welcome12345 welcome123456 welcome13
welcome2020 welcome2023 welcome2024 welcome2025 welcome2026 welcome@123 welkom01 welkom12 welkom123 werewolf
whatever whatever1 whatever123 whatever1234 whatever2025 whatsapp whatsapp1 whatsapp123 whatsapp1234
whatsapp2025 whiskers windows1 windows10 windows123 windows1234 windows2025 windows7 windowsxp winniethepooh
winter123 winter1234 winter2025 winterwinter wolverine worldofwarcraft wxcvbn12 wxcvbn123 wxcvbn1234
wydad1937 wydadathletic xbox3600 xxxxxxxx yahoo123 yahoo1234 yahoo2025 yahooyahoo yamaha123 yamaha1234
yamaha2025 yamahayamaha yankees1 yaounde1 yaounde123 yaounde1234 yaounde2025 yasmine1 yasmine123 yasmine1234
yasmine2025 yassine1 yassine123 yassine1234 yassine2025 youssef1 youssef123 youssef1234 youssef2025 youtube1
youtube123 youtube1234 youtube2025 zaq12wsx zaq1zaq1 zidane10 zidane123 zidane1234 zidane2025 zidanezidane
zinedine zxc123456 zxcvasdf zxcvbnm1 zxcvbnm123 zz123456 zzzzzzzz
`;

/** Fifty thousand words, which only a process needs in which somebody chooses a password. */
const mostCommon = ofProcess('passwords', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...FRENCH.trim().split(/\s+/)]);
});

/** The shortest word that is looked for behind an ending: shorter ones stand in many good passwords. */
const SHORTEST_WORD = 5;

/**
 * Whether people try this password first: it is one of some fifty thousand that leaked most often or that French speakers
 * choose, whatever its case, or one of those with an ending as people give them ("Password1!", "Soleil2026").
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const typed = password.normalize('NFKC').trim().toLowerCase();
  const bare = typed.replace(/[^\p{L}\p{N}]+$/u, '');
  const word = bare.replace(/[^\p{L}\p{N}]*\d{1,4}$/u, '');
  const common = await mostCommon();
  return [typed, bare, word].some((form) => form.length >= SHORTEST_WORD && common.has(form));
}
