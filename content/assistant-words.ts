/**
 * How visitors say things: each concept with its wordings, joined by commas. Words are compared in lower case, in the
 * singular, without accents and apostrophes; the longest wording wins. A concept that no topic uses stops an answer
 * (docs/product/assistant.md#words).
 */
export const conceptWords = {
  price:
    'price, pricing, priced, cost, costing, how much, how mutch, hom much, charge, charged, charging, fee, fees, rate, ballpark, estimate, quote, expensive, run me, set me back, damage, going rate, price tag, what do i owe, dollar, how pricey, pricey, price range, what would i be paying, what will i pay, what do i pay, what would i pay, what do you want for, what do you guys want for, total, budget, investment, price point, cst, prise, pricng, what am i looking at, what are we talking, how mcuh, how muhc, how muc, howmuch, how mch, hw much, hwo much, how mush, prce, pirce, prize',
  month:
    'month, monthly, a month, each month, per month, every month, mo, recurring, subscription, ongoing, mid month, halfway through, middle of the month, partway',
  setup:
    'setup, set up fee, setup fee, set up, set up cost, startup fee, start up fee, build fee, upfront, up front, initial fee, setup cost, setup charge, to start, to get started, onboarding fee, building fee, setup fee back, my setup fee back, get my setup fee back',
  once: 'once, one time, onetime, one off, single payment, just once, only once, one payment, flat fee, flat price, no monthly, without monthly, without a monthly fee, no monthly fee, no subscription, without subscription, not monthly, no recurring, paid once, pay once, buy outright, outright',
  cheap:
    'cheepest, cheep, cheapest thing you sell, cheepest thing you sell, cheapest thing u sell, cheepest thing u sell, cheapest thing, cheap, cheaper, cheapest, least expensive, lowest price, most affordable, affordable, low budget, tight budget, lowest, bare bone, less expensive, low cost, lower price, cheapest option, smallest, cheapest plan, cheapest one, smallest plan, lowest plan',
  firstyear:
    'first year, whole year, year one, 1st year, first 12 month, entire year, for the year, for a year, per year, a year, yearly, annually, annual, first twelve month, a full year, full year',
  firstpay:
    'first payment, first bill, pay at checkout, due at checkout, due today, at checkout, initial payment, pay today, pay upfront, down payment, pay on day one, pay to begin, first charge, pay when i order, pay when i sign up',
  plan: 'plan, website plan, monthly plan, care plan, management plan, tier of plan, option, pricing plan',
  package: 'package, one off package, website package',
  difference:
    'difference, different, differ, compare, comparison, versus, vs, v, which is better, instead of, what do i get more, compared, compared to, extra over, step up, what more do i get, better than',
  include:
    'include, included, including, come with, comes with, get with, contain, what is in, whats in, what do i get, what do you get, what all is in, feature, what is on, cover, covers, what you get, what i get, what all do i get, does it have, part of the plan, part of it, in it, get for that, get for my money, built in, do i get, comes in',
  which: 'which, what plan, which one',
  time: 'how long, how long before it goes live, how fast, how quick, how quickly, how soon, turnaround, turn around, time frame, timeframe, timeline, how many day, how many week, how many working day, how many business day, what is the wait, wait time, lead time, take long, how much time, duration, when can, when will, when would, when could, by when, how many month, turnaround time, deadline, delivery time, eta, schedule for, whats the wait, long does it take, long til, soonest, how much longer, does it take, will it take, it take, would it take, long until, how many days, days to, takes to, take to, take to build, taking, can i have a site, can i have a website, could i have a site, could i have a website, time from, time between',
  live: 'live, go live, online, launch, launched, up and running, ready, finished, done, go online, completed, complete, published, site up, up on the web, on the web, on the internet, delivered, see my site, have my site, web site up, on line, have me up, running',
  build:
    'build, built, building, make, made, making, create, creation, design, designing, develop, development, construct, put together, set up a website, put up, building a site, creating',
  website:
    'website, web site, site, web page, webpage, homepage, home page, web presence, internet page, websit, webiste, web, website design, web design, pagina web, new website, new site, company site, online presence, my site, my website, our site, our website, your site, web sites, sites',
  kickoff: 'kickoff, kick off, kickoff to launch, from kickoff',
  questionnaire:
    'questionnaire, from questionnaire, first form, intake form, the form i fill in, question sheet, from questionnaire to launch, survey i fill out',
  locations:
    'location, branch, store location, shop in several, multi location, multiple location, several shop, franchise, branches, second shop, two shop, three shop, several office, more than one shop, more than one office, more than one location, multiple shop, multiple office',
  perlocation: 'per location, for each location, per shop, each shop, per store, for every location',
  rush: 'by christmas, before christmas, by thanksgiving, before thanksgiving, by new year, before new year, by the holidays, before the holidays, by friday, by monday, by tuesday, by wednesday, by thursday, by saturday, by sunday, by the weekend, by tomorrow, by next week, before the weekend, this week, start this week, rush, expedite, expedited, faster, asap, hurry, speed up, speed it up, urgent build, as soon as possible, quicker, rush job, sooner, emergency build',
  slow: 'slow down a build, slows down the project, slow down the project, slows the project, slow the project, slow the build, slows, slow, hold up, holdup, delay, delayed, what slows, bottleneck, taking so long, run late',
  askwithin:
    'do i have to ask, do i have to request, long do i have to get, days do i have to get, time do i have to get, have to ask, have to claim, refund window, refund deadline, refund period, deadline for a refund, deadline for refund, guarantee period, guarantee last, guarantee good for, how long is the guarantee, how long is your guarantee, how long is the money back guarantee, how long is the refund',
  nonrefundable:
    'isnt refundable, is not refundable, not refundable, non refundable, nonrefundable, cant be refunded, cannot be refunded, cant you refund, can you not refund, dont you refund, do you not refund, never refund, not refunded',
  refund:
    'refund, refunded, money back, cash back, refundable, reimburse, reimbursement, get my money, moneyback, return my money, give back, guarantee, money back guarantee, satisfaction guarantee, get back, reembolso, refnd, refun, refudn, guaranteed, moneyback guarantee, warranty, guaranty, dinero back, the setup fee back, get it back, payback, first month back, get a refund, my cash, money returned, get my money back, refund policy, refunds, return the website, return it, send it back, return my website, setup fee back, my setup fee back, get my setup fee back, fee back',
  unhappy:
    'unhappy, hate, not happy, dont like, do not like, dissatisfied, not satisfied, disappointed, ugly, dislike, not what i wanted, unsatisfied, dont love, do not love, didnt like, did not like, doesnt work out, does not work out, isnt what i wanted, is not what i wanted, bad design, not good, cant stand, it sucks, turns out bad, change my mind, changed my mind, regret, not my taste, not pleased',
  adspend:
    'ad spend, ad budget, adspend, money for ads, google ads money, ad money, spent on ads, paid for ads, stock photo, money spent on ads',
  arrive:
    'arrive, hit my account, hit my bank, paid out, land, processed, receive, come through, hits, be sent, get the money, back in my account, back on my card, credited back, reach, hit my card, in my account, pay out, take to process',
  deny: 'said no, denied, deny, refused, turned down, reject, rejected, declined, you say no, refuse, wont refund, disagree, not agree, dispute the decision, dispute, contest, appeal, turn down, turn me down, not fair, unfair, turn down my, turn down a, turned me down',
  downgrade:
    'downgrade, move down, smaller plan, go down, lower plan, switch to a cheaper plan, switch to the cheaper plan, move to a cheaper plan, move to the cheaper plan, go to a cheaper plan, go to the cheaper plan, change to a cheaper plan, change to the cheaper plan, step down, drop down, drop to, switch down, downgrading, go back to basic, scale down, moving down, drop back',
  upgrade:
    'upgrade, move up, bigger plan, go up, larger plan, higher plan, step up to, upgrading, moving up, switch to a bigger, go bigger',
  change:
    'change plan, change my plan, switch plan, switch from, change from, switch between, change later, switch later, changing plan, switching plan, swap plan, move between plan, change package, switch my plan, change to, switch to, can i change, move from, move to, changing to, switching, later on change, go from, jump to',
  cancel:
    'cancel, canceling, cancelling, cancellation, cancelation, leave, leaving, quit, stop service, stop my plan, end my plan, end service, terminate, termination, part ways, get out, opt out, walk away, unsubscribe from the plan, drop you, stop paying, end the contract, back out, cancle, cancell, bail, close my account, close account, end it, get out of, stop the plan, stop my service, discontinue, move on, stop anytime, end the plan, stop using you, break up, fire you, switch to someone else, go elsewhere, ending, pull the plug, call it quit, i go, i stop, i quit, we stop, do i get out of, how do i get out, get out of my plan, get out of it, cancelar, can i leave',
  notice:
    'notice, notice period, how far ahead, in advance, ahead of time, heads up, beforehand, advance notice, much notice, how early, how much notice, how much advance notice, how many days notice, day notice',
  contract:
    'contract, locked in, lock in, locked into, commitment, commit, minimum term, tied in, long term, term length, stuck with, obligation, sign for, binding, tied down, agreement length, minimum time, year contract, month to month, tied to, long contract, strings attached, tied, minimum contract, minimum, minimum period, minimum commitment',
  anytime: 'anytime, any time, whenever, at any time, whenever i want, at will, when i want',
  data: 'data, file, information, my info, stuff, record, account data, my thing, my content, content i gave',
  keep: 'keep, kept, store, stored, hold on to, retain, retention, hold onto, save, saved, hang on to, hold, storage',
  delete: 'delete, erase, deleted, erased, remove my, wipe, get rid of, forget me, purge, removed, destroy',
  backup: 'backup, back up, backed up, back it up, copies, snapshot, bakup, back my site up, backs up',
  often:
    'how often, frequency, how frequently, regularly, every day, every year, daily, weekly, nightly, how regular, hourly, how many time, each week, per week',
  restore:
    'restore, restored, recover, get back a version, roll back, rollback, undo, bring back, recovery, restoring, old version, earlier version',
  reinstate:
    'reinstate, come back, reactivate, restart, get my account back, return later, coming back, rejoin, reopen, start again, resume, account back, come back later, restore my account, restore the account, turn it back on, back after i cancel, back after canceling',
  export:
    'export, download my, take with me, take my site with me, take my content, copy of my site, get my file, take it with me, transfer out, move away, take my stuff, files with me, hand over, take my website, get a copy',
  own: 'own, lose my site, lose my website, lose the site, lose the website, owns, owner, ownership, belong, belongs, mine, property, my property, whose, copyright, intellectual property, keeps, is it my, legally mine, in my name, registered in, get to keep, do i keep, rights to, own the right, right to the',
  domain:
    'domain, domain name, web address, url, .com, dot com, my address on the web, register a domain, buy a domain, get a domain, domain registration, dominio',
  photos: 'photo, picture, image, pic, pics, photograph, photography, foto',
  text: 'text, copy, wording, words, content, copywriting, article text, page text, writing',
  write:
    'write, written, writing it, provide, supply, prepare, come up with, need to send, have to send, writes, do the writing, need from me, need from us, get ready, want from me, require from me, need to have, what do you need',
  late: 'if i stop paying, if we stop paying, when i stop paying, late, overdue, past due, dont pay, do not pay, miss a payment, missed payment, forgot to pay, forget to pay, unpaid, didnt pay, not pay, behind on payment, cant pay, cannot pay, behind, miss an invoice, miss paying, late payment, late fee, tardy, penalty, penalties, pay late, paying late, late charge, pay in time, fail to pay, skip a payment, not paying, missed an invoice, missed a bill, payment bounces',
  suspend:
    'suspend, suspension, shut off, shut down, turn off, take down, cut off, switch off my site, offline, disable, shut, pull my site, deactivate, taken down, kill my site, shutoff, take my site down, take it down, turn my site off, suspended, take the site down, maintenance mode',
  hosting: 'hosting, host, hosted, server, web hosting, hosts',
  after:
    'after, after that, afterward, afterwards, then, following, once it ends, when it ends, second year, year two, year 2, expire, expires, runs out',
  invoice:
    'invoice, bill, billing, billed, invoiced, receipt, statement, invoces, factura, charged each month, charge me, invoicing, bills',
  wrong:
    'wrong, incorrect, mistake, error, dispute a bill, question a bill, not right, doesnt look right, too high, question a charge, looks off, doesnt match, inaccurate, something off, somethings off, something is off, off on my, looks wrong, is off',
  due: 'due, due date, pay by, payment term, net 30, terms of payment, how long to pay, days to pay, have to pay by, time to pay, long do i have to pay, payable, long do i have',
  autopay:
    'auto pay, autopay, automatic payment, automatically charge, auto charge, card on file, charge my card, charged automatically, auto renew, automatic billing, direct debit, automatically charged, automatic charge, automatically, pay automatically, autopayment, auto payment',
  renew: 'renew, renewal, renews, auto renewal, automatic renewal, renewing, roll over, rolls over',
  uptime:
    'uptime, up time, availability, reliability, reliable, site availability, percent up, percentage up, how often is it down, sla, service level, service level agreement, guarantee uptime, uptime guarantee, uptime promise',
  downtime:
    'downtime, down time, goes down, outage, site crash, crash, is down, go down, went down, not available, was down',
  credit:
    'credit, service credit, compensation, compensate, compensated, money for downtime, how much credit, how much of a credit',
  maintenance:
    'planned maintenance, scheduled maintenance, maintenance window, maintenance notice, announced maintenance, planned downtime, scheduled downtime',
  care: 'maintenance, maintain, maintaining, upkeep, look after, care, website care, take care of, manage my site, keep it updated, site maintenance, keep my site running, updates, update, keep it current, kept up, support after',
  response:
    'response, respond, reply, answer, get back to me, hear back, reply to me, responce, reaction, answer me, write back, response time, reply time, hear from you, get an answer, get back, call me back, responds, response speed, reply speed, replies, email back, reach me, how long until you answer, call back',
  support:
    'support, customer service, help desk, helpdesk, customer support, tech support, technical support, assistance, suport, supprt, service team, get help, need help, helpdesk hours, ask for help, customer care',
  mailbox:
    'my email get, my email be, my email stop, my email work, my email still, email when hosting, email after hosting, email address if, email if i leave, email when i leave, happens to my email, happen to my email, lose my email, keep my email, my mailbox, happens to my mailbox, keep my mailbox, lose my mailbox, mailbox when hosting',
  mailboxes:
    'business email, business email address, company email, email account, email accounts, email hosting, host email, host my email, mailbox, mailboxes, professional email, custom email, email with my domain, email at my domain, email with my own domain, email address with my domain, email on my domain, come with email, comes with email, get an email address, set up email, google workspace, workspace, office email, email address for my business, email for my business, email service, my email address, my own email, my own email address, set up my email, setup my email',
  mailings:
    'email marketing, email campaign, email campaigns, send newsletters, send a newsletter, newsletters for us, newsletter for my, newsletter for us, email blast, email blasts, marketing emails, mass email, bulk email, mailings',
  datasell:
    'sell my data, sell my info, sell my information, sell my details, sell data, sell our data, sell our info, sell my email, sell our email, sell email address, sell your list, sell my list, sell customer data, sell personal data, sell personal information, share my data, share my info, share my information, share our data, share data, give my data, give my info, give out my info, give my email, share my email, share our email, share my email address',
  email: 'email, e mail, mail, mail you, emails, email you, inbox, emailing, email address, your email',
  fault:
    'critical, fault, broken site, something breaks, breaks, site breaks, stops working, bug, break, not working, broken, issue, problem, goes wrong, critical fault, malfunction, goes haywire, messed up, acts up, isnt working, high priority, urgent request',
  edits:
    'edit, small edit, small change, update a page, tweak, minor change, text change, monthly edit, change a price, change hours, change my hours, little change, changes a month, change per month, content update, content change, changes, website change, site change, changes can i, small fix, alteration, adjustment, minor update, minor edit, updates a month, updates can i',
  revisions:
    'before it goes live, before going live, preview, mockup, mock up, revision, round of change, rounds of change, redo, draft, round, rework, change the design, design change, changes before launch, feedback round, rounds, rounds of revision, round of revision, redesign',
  unlimited: 'unlimited, limit, no limit, cap, limitless',
  priority: 'priority, priority edit, same day, same day edit, urgent edit, fast edit, same business day',
  phone:
    'phone, phone number, telephone, number to call, call you at, phone no, cell, number, your number, phone #, contact number, telefono, tel, digit, digits, call in, ring you, phone line, what number',
  contact:
    'contact, reach you, get in touch, contact info, contact detail, get ahold, get hold, reach out, reach someone, contacting, reach, message you',
  hours:
    'open, opening hour, office hour, business hour, hour, hours, close, closing, what time, closed, weekday, weekend, saturday, sunday, monday, friday, holiday, christmas day, on christmas, thanksgiving, opening time, open late, open now, evening, horario, abierto, sabado, domingo, tonight, new year, when are you around, working hour, lunch, july 4th, fourth of july, labor day, memorial day, easter, after hour, night, hrs, christmas eve, new year eve, new years eve, eve, tuesday, wednesday, thursday',
  opennow:
    'open now, open right now, open at the moment, open currently, open at this moment, open this minute, closed now, closed right now, still open, call now, call right now, call you now, call you right now, answering the phone right now, answering the phone now, answering right now, answer the phone now, anyone there now, there right now, someone there now, anyone there right now, now open',
  whowrites:
    'who writes, who write, who is writing, who does the writing, who is going to write, who will write, who would write, who wrote',
  address:
    'street address, office, office address, located, location of your, based, where are you, address, your address, headquarter, come by, visit, visit you, walk in, stop by, drop by, directions, where is your office, where do i find you, find you, in person, where in, where r u, meet in person, direccion, donde estan, what town, what city, whereabout, parking, come in, your location',
  area: 'serve, service area, work in, work with business in, work outside, out of state, other state, my state, nationwide, only local, outside new york, anywhere in the us, work remotely, remote, cover my area, work across, travel, come to us, come to my shop, clients in, customers in, work for business in, elsewhere, far away, in my area, help business in, too far, zoom, video call, take client in, out of town, available in, operate in, work anywhere, remotely',
  place:
    'alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, georgia, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, new york, north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, utah, vermont, virginia, washington, west virginia, wisconsin, wyoming, albany, poughkeepsie, millbrook, dutchess county, hudson valley, brooklyn, manhattan, nyc, buffalo, rochester, syracuse, queen, bronx, long island, dallas, houston, austin, chicago, denver, miami, atlanta, seattle, phoenix, philadelphia, nashville, kingston, newburgh, white plain, westchester, los angeles, san diego, portland, cleveland, columbus, detroit, tampa, orlando, charlotte, las vegas, boston, upstate, beacon, rhinebeck, danbury, ct, nj, pa, ny, fl, tx, usa, us, united state',
  trade:
    'shop owner, store owner, cafe owner, restaurant owner, salon owner, bakery owner, business owner, owner here, owner of a, owner of an, i own a, i own an, we own a, we own an, i run a, i run an, we run a, dentist, dental, dental practice, plumber, plumbing, bakery, baker, cafe, coffee shop, restaurant, barber, barber shop, barbershop, salon, hair salon, hairdresser, florist, flower shop, lawyer, attorney, law firm, contractor, electrician, hvac, roofer, roofing, landscaper, landscaping, gym, yoga studio, doctor, medical practice, clinic, vet, veterinarian, accountant, bookkeeper, real estate, realtor, shop, store, boutique, pizzeria, pizza place, bar, brewery, mechanic, auto shop, auto repair, garage, cleaner, cleaning company, cleaning business, cleaning, painter, photographer, therapist, chiropractor, daycare, church, school, hotel, bed and breakfast, farm, hardware store, nail salon, spa, tattoo, tattoo shop, food truck, catering, caterer, deli, butcher, grocery, bookstore, jeweler, tailor, pet groomer, dog groomer, massage, massage therapist, moving company, mover, handyman, carpenter, mason, locksmith, pest control, tree service, insurance agent, small business, business, company, my business, firm, panaderia, restaurante, negocio, tienda, plomero, dentista, two chair, one man shop, family business, sole proprietor, nonprofit site, office manager, studio, practice, bistro, diner, pub, inn, motel, optician, pharmacy, one person, startup, start up, local shop, local business',
  forwho:
    'site for, website for, work with, do you build site, do you do site, make site, experience with, specialize, ever built, ever made, industry, industries, who do you work for, who is it for, kind of business, type of business, what business, small shop, work for, help business like',
  existing:
    'already have a website, already have a site, existing site, existing website, current site, current website, old site, old website, take over, take it over, taking over, site i have, website i have, already got a site, already got a website, site already, website already, the one i have, takeover, inherit, adopt, move my site, migrate, transfer my site, migration, switch from my old, i have a website, i have a site, we have a website, we have a site, ive got a site, ive got a website, my existing, our old',
  oldlinks: 'old link, old url, old page, redirect, bookmark, link still work, links break, links',
  happens: 'what happens, happen, happens, what becomes of, what about',
  wix: 'wix, squarespace, shopify, weebly, builder, site builder',
  wordpress: 'wordpress, word press, wp',
  promise: 'promise, guarantee me, assure, make sure, guarantee that, swear, guarantee i, guaranteed to',
  rank: 'number 1, number one, no 1, #1, top of google, first on google, rank, ranking, top spot, first page, page one, top position, first place, first in google, come up first, show up first, page 1, number 1 on google, rank first, top of the search, top 3, ahead of my competitor, top result, be first, first result, come first, on top of google, at the top',
  seo: 'seo, local seo, search engine optimization, search optimization, google search, found on google, get found, search engine, show up on google, appear on google, show up in google',
  work: 'it works, it work, they work, they works, to work, see result, start working, see the result, have an effect, kick in, result, results, pay off, notice a difference, show result',
  chatbot:
    'chat thing, bot thing, chat bot thing, chatbot, chat bot, bot, ai bot, ai chatbot, ai assistant, ai chat, virtual assistant, automated chat, chatbott, chat assistant, ai agent, chatbots, ai',
  mistake:
    'say something stupid, says something stupid, say something dumb, says something dumb, say something crazy, make stuff up, make things up, lie, invent, hallucinate, say something wrong, wrong answer, be wrong, make up, give false, tell lie, incorrect answer, tell customer wrong, say the wrong thing, makes mistake, makes a mistake, get things wrong, wrong info, bad answer, false information',
  language:
    'language, speak, french, spanish, german, chinese, italian, portuguese, bilingual, multilingual, other language, second language, talk in, espanol, translate, translation, translated, multi language',
  calendar:
    'calendar, google calendar, outlook, scheduling software, booking tool, booking software, ical, apple calendar, calendly',
  booking:
    'can it book, does it book, will it book, it book, book people in, book appointment, take appointment, schedule appointment, appointment, booking, take booking, online booking, make appointment, reservation, book a table, reserve, schedule customer, book customer, appointments',
  switchoff:
    'switch it off, turn it off, switch off the, turn off the, pause it, disable it, off during the day, set its hours, turn the chatbot off, only after hours, only at night',
  readconv:
    'read the conversation, read conversation, see the conversation, read chat, see the chat, see what people ask, see what it says, monitor, chat transcript, transcript, chat log, conversations, know someone read, chats',
  person:
    'a person instead, hand over to a person, pass to a person, want a person, asks for a person, real person take over, customer wants a human, wants a person, hand off, handoff',
  gbp: 'google business profile, google profile, gbp, google my business, gmb, google listing, business profile, map listing, google maps listing, google map, google business, maps, google maps listing, google page',
  manage:
    'manage, managed, handle, look after my, keep up, maintain my, run my, take care of my, update my, set up my, do my, help with my, help with, fix my',
  reviews: 'review, google review, reviews, star, rating, testimonial, feedback',
  bad: '1 star, 1 star review, one star review, 2 star review, two star review, bad review, negative review, remove a review, delete a review, fake review, one star, remove bad, bad reviews, take down a review, get rid of a review, never here',
  replyreviews:
    'reply to review, answer review, respond to review, replies to review, respond to my review, answer my review, reply to my review, answer reviews, reply to reviews, respond to reviews, reply to my google review, respond to my google review, answer my google review, reply to google review, respond to google review',
  team: 'how big is your company, how big is the company, how big is your team, how big is your agency, team, staff, who will build, who build, who will make, who make, who will design, who design, who do the work, who will do the work, who will i work with, who would i work with, employee, who works, who are you, how many people, people work, people on your team, team size, how big are you, how many of you',
  founder:
    'owns this company, owns the company, own this company, own the company, owns the agency, owns your company, owns this agency, owns this business, owns you, owner name, name of the owner, who is the founder, who is your founder, who founded, owner of the company, owner of the agency, who started the company, who started this, founder, founded, who started, who owns cornerpin, boss, ceo, started the company, in business, how old is the company, how long have you been, since when, established, how long you been, been around, who runs, who is behind, how long have you guys been, been doing this, years in business, who is the owner',
  hiring:
    'hiring, job, career, vacancy, work for you, job opening, employment, position, internship, recruit, looking for people, recruiting, open role, apply for a job, apply for work, jobs',
  lead: 'account lead, account manager, point of contact, contact person, dedicated person, who will i work with, who do i work with, who looks after, who handles my, who is in charge, my contact, deal with, one person to talk, same person, who will i be working, assigned to, my contact person, whos my contact, who is my contact, who do i talk to',
  consult:
    'consultation, free call, intro call, discovery call, free consultation, first call, phone consultation, the call, consult, introductory call, initial call, strategy call',
  currency:
    'euro, pound, canadian dollar, canadian, currency, other currency, cad, gbp currency, eur, usd, us dollar, dollars or euro, foreign currency, sterling',
  tax: 'tax on top, sales tax, tax, taxes, vat, gst, taxable, salestax, plus tax',
  exempt: 'tax exempt, exempt, tax exemption, exemption',
  pay: 'pay, paid, paying, payment, accept, take payment, pagar, payments, settle',
  paymethod:
    'payment method, method of payment, credit card, debit card, card, paypal, pay pal, visa, mastercard, amex, american express, how can i pay, how do i pay, bank account, ways to pay, way to pay, pay you, how do you take payment, forms of payment, pay online, discover card, how to pay, kinds of payment, types of payment, pay with, by card, tarjeta',
  when: 'when, what day, which day, at what point, what date, how soon do i, cuando',
  begin:
    'first month begin, first month start, begin, start, starts, does the month start, start counting, kick in, begins',
  promo:
    'christmas in july, july deal, july promo, july promotion, july offer, summer deal, summer sale, summer offer, promotion, promo, special offer, july special, july sale, special, christmas deal, xmas in july, july price, july discount, christmas july, in july, july, current deal, current offer, any deal, sale, any offers, deals, deal, special offers, offers right now, any promotions, running any',
  still:
    'still on, still going, still available, on now, over, running now, active, missed it, still, right now, going on, ended, currently, at the moment, today, this month, available now, too late for, end, ends, last day, until when, still get',
  again: 'again, start again, next time, come back, come back on',
  spots:
    'how many spots left, how many places left, how many spots are left, how many places are left, spot, place left, spots left, spots remaining, how many spots, places, sold out, slots left',
  bundle: 'main street bundle, main street, mainstreet, bundle, main st bundle',
  termlength: 'how long is the term, term, minimum commitment, how long is the commitment',
  pages: 'page, pages, how many page, number of page, page count, pgs',
  products:
    'how many product can i sell, how many products can i sell, how many item can i sell, product can i sell, product, item, sku, how many product, number of product, things can i sell, goods',
  shopping: 'ship, shipping, inventory',
  security:
    'security, secure, hacked, hacker, safe, ssl, https, malware, certificate, virus, protected, encryption, encrypted, security certificate',
  cookies: 'cookie, cookies, tracking, track me, track visitors',
  privacy: 'privacy, personal data, personal information, private, my information, my personal',
  sell: 'sell my, sell our, share my, give my data, third parties, sell data, pass on, sell, share',
  forms:
    'contact form, form message, message i send, form, messages, contact form message, messages sent, message through, inquiry, inquiries, message i sent, what i send',
  logs: 'log, server log, logs, ip address, access log',
  accessibility:
    'ada compliant, ada compliance, wcag compliant, accessibility, accessible, ada, screen reader, wcag, blind, disabled, disability, wheelchair',
  law: 'sued, get sued, law, governing law, court, jurisdiction, lawsuit, legal entity, sue, arbitration, which state law, laws',
  complaint:
    'complaint, complain, file a complaint, make a complaint, formal complaint, complaining, unhappy with service, unhappy with your service, bad service',
  abandon:
    'abandon, abandoned, stop answering, dont answer, do not answer, go quiet, no response, dont reply, do not reply, busy for a while, disappear, get busy, dont respond, do not respond, unresponsive, ghost, too busy, take a break, on vacation, go on vacation, project stall, never get around, i go quiet, i go silent, go silent, we go quiet, i dont answer, i dont reply, i dont respond, dont answer your email, dont answer your emails',
  training: 'training, train, teach, show me how, learn how, lesson, tutorial',
  selfedit:
    'edit it myself, change it myself, edit myself, change things on my own, on my own, myself, update it myself, change thing myself, make change myself, by myself, edit my own site, login, log in, cms, back end, backend, on my phone, diy, do it my self, self service',
  blog: 'blog, blog post, article, articles, blogging, posts, news post',
  report: 'report, reporting, analytics report, weekly report, monthly report, stats, statistics',
  ads: 'ad, google ad, adwords, paid ad, advertising, ppc, advertise, google ads, facebook ad, pay per click, ad campaign, ads',
  social: 'social media, facebook, instagram, linkedin, social network, insta, fb, social',
  analytics: 'analytics, google analytics, visitor number, traffic, tracking number',
  mobile:
    'mobile, mobile friendly, on phones, smartphone, phone friendly, responsive, work on phone, on a phone, look good on phone, iphone, android, mobile responsive, phones, on mobile, tablet',
  afterlaunch:
    'first 30 day, after launch help, help after launch, free support, support after launch, after launch, post launch, once it is live, after it goes live, once im live, after going live, after launching, after we launch, support free, is support free, help free, free help, free support period',
  newbuild:
    'from scratch, brand new, new build, start over, start fresh, first website, dont have a website, do not have a website, no website, need a website, want a website, need a site, want a site, new one',
  emergency:
    'emergency, emergencies, in an emergency, middle of the night, 24/7, 24 7, 24 hour, around the clock, day and night, 24hr, twenty four hour, all night, round the clock, at any hour, 24 hours a day, overnight, 2am, 3am, emergency line, emergency number, emergency phone',
  about:
    'who is cornerpin, what do you do, what is cornerpin, what do you offer, what do you sell, tell me about, about you, your service, what can you do, what do you guys do, what kind of services, what services, list of services, your services, which services, services do you',
  start:
    'get started, getting started, sign up, begin with, start with you, next step, how do i start, how do i begin, how do i order, how do i buy, what do i need to start, order, buy, purchase, hire you, become a customer, how does it work, how it works, how does this work, process, steps, what are the steps, what do i do first, sign me up, onboarding, signing up, sign up to launch, what do i have to do, what do i do, of my time, my time, after i order, when i sign, after i sign, once i sign, after i sign up, once i sign up',
  bill_example: 'example with date, example of billing',
  renewprice:
    'raise price, price change, prices change, change the price, change your price, raise your prices, price go up, prices go up, price increase, raise my price, raise the price, raise your price, increase the price, price hike, raise rates, goes up, raise my rate, go up, increase',
  compareus:
    'why you, why cornerpin, why should i choose, what makes you different, choose you, why pick you, why us, why should i pick, why hire you, special about you',
  monthlyonly:
    'monthly only, without setup, no setup fee, skip the setup, avoid the setup, without a setup fee, no setup, waive the setup fee, setup fee if, skip setup, without the setup fee',
  portfolio:
    'portfolio, example, sample, past work, your work, previous work, samples of your work, sites you made, sites you have built, work samples, previous client, show me some',
  newsletter: 'newsletter, mailing list',
  custombuild: 'custom, custom design, template, templates, unique design',
  analyze: 'audit, seo audit, check my site, analyze, review of my site, checkup',
  certificate: 'soc 2, soc2, iso 27001',
  calls:
    'call, a call, phone call, meeting, appointment with you, meet, video meeting, llamada, llamar, have time for a call, time for a call',
  firstmonth: 'first month, first month back, first monthly fee, first month fee, month one',
  request:
    'ask for, asking for, request, claim, how do i ask, who do i ask, where do i ask, how to ask, apply for a refund, requesting',
  tenpages:
    '10 page, 10 page site, 10 page website, ten page, ten page site, ten page website, 10 page web site',
  fivepages: '5 page, 5 page site, 5 page website, five page, five page site, five page website',
  overcharged:
    'charged me twice, billed me twice, charged twice, billed twice, double charged, overcharged, over charged, charged too much, charged me too much, charged the wrong amount, wrong amount',
  future: 'next year, in the future, coming year, years from now, going forward, later this year, forecast',
  soon: 'tomorrow, tmrw, tmw, next week, this week, tomorrow morning, tomorrow afternoon, this afternoon, this morning, tmrw morning, mañana',
  book: 'book a call, schedule a call, set up a call, set up a time, arrange a call, call me, phone me, ring me, give me a call, book a time, make an appointment with you, schedule a time, book a meeting, set up a meeting, schedule a meeting, have someone call, someone call me, someone phone me, can you call me, book an appointment with you, schedule an appointment with you, book a consultation, schedule a consultation, set up an appointment, call me back, book call, agendar, agendar una llamada, reservar una llamada, book me, pencil me in, set me up with a call, grab a time, open slot, free slot, free time for a call, available time, a time to talk, time to chat, schedule something, arrange a meeting, get on a call, get on the phone with, hop on a call, schedule a phone call, free consultation appointment, book a free call, book the call, book the free call, book my call, sign up for a call, sign me up for a call, book a consult, set up a consultation, arrange a consultation, book a free consultation, jump on a call, quick call',
  human:
    'talk to her, talk to him, talk to them, speak to her, speak to him, speak with her, speak with him, talk with her, talk with him, get a person to talk to, a person to talk to, a real person to talk to, talk to a human, speak to a human, talk to a person, speak to a person, talk to someone, speak to someone, speak with someone, real person please, human please, talk to somebody, speak with a person, talk with a person, talk to a real person, speak to a real person, representative, agent please, operator, human being, live person, live agent, customer rep, speak with a human, speak to somebody, talk to an agent, speak to an agent, get me a human, need a human, want a human, hablar con una persona, hablar con alguien, persona real, talk with a human, talk with someone, actual person, actual human, connect me, transfer me, put me through, not a bot, no bot, someone real, talk to a manager, speak to a manager, speak to your manager, your manager, supervisor, a human, human, somebody real, real human, speak with a real person, speak with a manager, let me talk to, let me speak to, get me someone, i want to talk, i need to talk, person not a, talk to one of you, speak to one of you, person to call me, live chat with you',
} as const;

/** Concepts that say nothing about what is asked: they never stop an answer. */
export const softConcepts = [
  'website',
  'which',
  'trade',
  'place',
  'build',
  'plan',
  'anytime',
  'include',
  'again',
  'still',
  'after',
  'when',
  'start',
  'happens',
  'request',
] as const satisfies readonly (keyof typeof conceptWords)[];

/**
 * What we say nothing about. These words stand on the site in other senses, so they stop an answer like a word that
 * the site does not have.
 */
export const stopWords =
  'take orders, take an order, take order, per sale, each sale, every sale, a sale fee, my sales, our sales, of sales, on sales, my taxes, our taxes, tax return, do my taxes, file my taxes, installment, installments, in two parts, in parts, two payments, three payments, several payments, spread the cost, spread it out, spread the payment, gold, silver, bronze, platinum, diamond, deluxe, ultimate, discount, coupon, promo code, percent off, % off, negotiate, haggle, match, lower, nonprofit, non profit, charity, charities, student, veteran, senior, military, free trial, trial, test drive, bitcoin, crypto, cash, check, cheque, checks, venmo, zelle, stripe, klarna, afterpay, apple pay, wire transfer, money order, gift card, financing, finance, lease, loan, payment plan, payment plans, pay in part, pay over time, alone, standalone, on its own, without a plan, affiliate, commission, referral, refer a friend, reseller, white label, wholesale, tiktok, snapchat, twitter, app, mobile app, android app, ios app, phone app, at home, home number, home phone, personal number, personal phone, personal email, personal cell, logo, logo design, business card, business cards, flyer, brochure, print, printing, video production, videographer, drone, signage, podcast, text you, sms, whatsapp, fax, telegram, gpt, chatgpt, openai, claude, gemini, llama, model, mandarin, ein, tax id, bank, investor, stock, salary, wage, revenue, profit, home address, married, birthday, password, competitor price, nda, ndas, godaddy, bluehost, hostgator, last month, last week, last year, yesterday, horoscope, weather, poem, joke, recipe, song, politics, president, election, everyone, approved, ignore, pretend, repeat after me, system prompt, instruction, instructions, prompt, jailbreak, act as, roleplay, source code, hack, plus, minus, divided, multiply, sum, double, half, split, quarter, percentage off, free of charge, domain price, laptop, computer repair, printer, wifi, pos system, insurance, licensed, bonded, certified, gdpr, hipaa, pci, iso, kubernetes, aws, api access, react, php, python, drupal, joomla, magento, woocommerce, hubspot, salesforce, quickbooks, mailchimp, zapier, slack, dog, cat, kid, girlfriend, boyfriend, friend, neighbor, ftc, irs, bbb, better business bureau, yelp ads, billboard, radio, television, tv ad, magazine, direct mail, fulfillment, dropshipping, dropship, amazon, ebay, etsy, cheaper than, free for, free website, for free, free domain, translator, intern, mortgage, lottery, casino, adult, cannabis, gun, weed, gambling, dating, escort, crowdfunding, paypal fee, fee when i pay, fee for paying, fee for paypal, transaction fee, processing fee, surcharge, card fee, convenience fee, add a fee, extra fee, pay monthly for, monthly for the setup, spread the, spread out, spread it, pay the setup monthly, over several month, over time, for the price of, at the price of, same price as, per hour, hourly rate, by the hour, odell, client pay, customer pay, grant, sponsor, donate, donation, barter, trade for, trade service, trade services, swap service, exchange';

/** Words that carry no meaning of their own in a question. */
export const chatterWords =
  'a about actually ahead ain all alright also am an and another any anybody anyone anything are around as ask asking asked at away awesome aye b back basically be because been before being best between big both bro btw bunch but by bye came can cant cannot choose clear come coming could couldnt cool cuz dear decide definitely did didnt do does doesnt doing dont down dude during each eh either else em end etc even ever every everybody everything exact exactly excuse explain exist fair few figure find fine folks for friend from fully general gently get gets getting give given gives go goes going gonna good got gotta great guess guy guys ha had happy hard has hasnt have havent having he hello help her here hey hi him his hm hmm hope how however hows i id if ill im in info information into is isnt it its itll ive just k kind kinda know lad lady last least less let lets like likely list little ll lol long look looking lot lots love m made make man many maam may maybe me mean mention might mind mine miss mostly mr mrs ms much must my myself n need needed needs never new next nice no none normal normally not nothing now of off often oh ok okay old on one ones only or other others our out over own part per people perhaps please pls plz possible possibly potential prefer pretty probably put q question questions quick quickly quite r rather really regarding right roughly s said same say saying says see seem send sent several shall she short should show simple simply sir so some somebody someone something sometimes somewhat soon sorry sort specific speak start still stuff such sure t take taken talk tell than thank thanks that thats the their them then there these they theyre thing things think this those though thought thru thx til till to today together told too took total totally toward percentage percent decides decide tried try trying turn two u under understand until up ur us use used using usually very w wait wanna want wanted wanting wants was way we well went were weve what whatever whats when where wheres whether which while who whoever whole whos whose why will with within without wish wonder wondering wont word work works worth would wouldnt y ya yall yeah yep yes yet yo you youd youll your youre yours youve sir hola buenas gracias por favor approx approximately average typical typically currently current actual number thinking considering interested decided bought buying person small local tiny modest decent proper basicly literally honestly seriously ready fast able wonderful perfect fyi hiya howdy greetings team morning afternoon evening day everyone real ballparkish rough first time place idea kindly ppl peeps available service services offer offered offering provide provides count counts considered later teh wat wut abt bc bcoz bcuz cos cld wld shld wen whn wht wich ther dont doin times use customers customer client clients regular run running keep owner opened opening already happened happen happens three four five sized size setting involved say plan rn tbh imo ima gotcha';

/** Spanish words and what they say in English. */
export const spanishWords = {
  cuanto: 'how much',
  cuanta: 'how much',
  cuantos: 'how many',
  cuantas: 'how many',
  cuesta: 'cost',
  cuestan: 'cost',
  vale: 'cost',
  precio: 'price',
  precios: 'price',
  costo: 'cost',
  tarifa: 'price',
  mensual: 'monthly',
  mes: 'month',
  al: '',
  estar: '',
  credito: '',
  manana: 'tomorrow',
  ahora: 'now',
  el: '',
  la: '',
  los: '',
  las: '',
  un: '',
  una: '',
  de: '',
  del: '',
  mi: 'my',
  mis: 'my',
  con: '',
  para: 'for',
  que: 'what',
  es: 'is',
  son: 'are',
  en: 'in',
  y: 'and',
  yo: 'i',
  se: '',
  lo: '',
  si: 'if',
  basico: 'basic',
  pagina: 'website',
  paginas: 'website',
  sitio: 'website',
  web: 'web',
  dias: 'days',
  tiempo: 'time',
  tarda: 'how long',
  tardan: 'how long',
  demora: 'how long',
  tardaria: 'how long',
  lista: 'ready',
  listo: 'ready',
  reembolso: 'refund',
  devolucion: 'refund',
  devuelven: 'refund',
  dinero: 'money',
  cancelar: 'cancel',
  cancelo: 'cancel',
  cancelacion: 'cancel',
  telefono: 'phone number',
  numero: 'number',
  horario: 'open',
  horarios: 'open',
  abren: 'open',
  abiertos: 'open',
  abierto: 'open',
  sabado: 'saturday',
  sabados: 'saturday',
  domingo: 'sunday',
  domingos: 'sunday',
  hoy: 'today',
  direccion: 'address',
  donde: 'where',
  estan: 'are you',
  ubicados: 'located',
  oficina: 'office',
  quiero: 'i want',
  quisiera: 'i want',
  necesito: 'i need',
  puedo: 'can i',
  puede: 'can',
  pueden: 'can you',
  hablar: 'talk to',
  su: 'your',
  sus: 'your',
  tu: 'your',
  te: '',
  me: 'me',
  nuestro: 'our',
  ser: '',
  esta: 'is',
  este: 'this',
  cuesto: 'cost',
  cobran: 'charge',
  cobra: 'charge',
  pagos: 'payment',
  devuelve: 'refund',
  tarde: 'late',
  atrasado: 'late',
  responder: 'respond',
  responden: 'respond',
  respuesta: 'response',
  trabajan: 'work',
  trabajo: 'work',
  sirven: 'serve',
  fuera: 'outside',
  cambiar: 'change',
  cambios: 'edits',
  incluyen: 'include',
  mensualidad: 'monthly',
  inicial: 'setup',
  primer: 'first',
  ano: 'year',
  anual: 'per year',
  copias: 'backup',
  datos: 'data',
  guardan: 'keep',
  persona: 'a person',
  alguien: 'someone',
  humano: 'a human',
  llamada: 'call',
  llamar: 'call',
  llamen: 'call me',
  agendar: 'book a call',
  reservar: 'book',
  cita: 'book a call',
  citas: 'appointment',
  pagar: 'pay',
  pago: 'payment',
  tarjeta: 'card',
  factura: 'invoice',
  facturas: 'invoice',
  dominio: 'domain',
  fotos: 'photo',
  idioma: 'language',
  espanol: 'spanish',
  hablan: 'speak',
  ustedes: 'you',
  tienen: 'have',
  tiene: 'have',
  hacen: 'do',
  tienda: 'store',
  negocio: 'business',
  restaurante: 'restaurant',
  panaderia: 'bakery',
  dentista: 'dentist',
  plomero: 'plumber',
  incluye: 'include',
  incluido: 'included',
  contrato: 'contract',
  garantia: 'guarantee',
  ayuda: 'help',
  soporte: 'support',
  correo: 'email',
  como: 'how',
  cuando: 'when',
  quien: 'who',
  dueno: 'owner',
  cual: 'which',
  gratis: 'free of charge',
  descuento: 'discount',
  impuestos: 'sales tax',
  impuesto: 'sales tax',
  mas: 'more',
  barato: 'cheap',
  chatbot: 'chatbot',
  hosting: 'hosting',
  plan: 'plan',
  planes: 'plan',
  paquete: 'package',
  hasta: 'until',
  entre: 'between',
  diferencia: 'difference',
  hay: 'is there',
  por: 'for',
  cada: 'each',
  nueva: 'new',
  hacer: 'make',
  quiera: 'anytime',
  aceptan: 'accept',
  acepta: 'accept',
  tarjetas: 'card',
  salir: 'leave',
  cobro: 'charge',
  mensuales: 'monthly',
  pagas: 'pay',
  pagan: 'pay',
  funciona: 'how it works',
  empezar: 'get started',
  ofrecen: 'offer',
  servicio: 'service',
  servicios: 'services',
  paso: 'happens',
  pasa: 'happens',
  crear: 'make',
} as const;

/** Other names of what is sold, by its id; its own name is known already. */
export const otherNames = {
  basic:
    'basic, basic plan, small plan, smallest plan, entry plan, entry level plan, first plan, lowest plan, cheapest plan, basic site, basic website, basic website plan, basc',
  pro: 'pro, pro plan, middle plan, middle one, mid plan, medium plan, most popular plan, popular plan, pro website, pro site, pro package, second plan, mid tier plan',
  premium:
    'premium, premium plan, big plan, biggest plan, top plan, largest plan, highest plan, premuim, premum, premium site, premium website, premium package, third plan, most expensive plan, premiun, preimum, premimum',
  'basic-website':
    'basic website package, basic package, starter package, starter website, five page package, 5 page package, basic website pkg, starter pack, starter site',
  'professional-website':
    'professional website package, professional package, professional website, 10 page package, ten page package, professional site',
  'e-commerce-website':
    'e commerce website package, store package, the store package, and the store, what about the store, how about the store, shop package, ecommerce package, ecommerce website, e commerce website, online store, online shop, web shop, webshop, ecommerce, e commerce, ecommerce site, e commerce site, e commerce package, ecommerce store, store online, shop online, sell online, sell product online, ecomerce, tienda online, tienda en linea, internet store, shopping cart, sell stuff online, sell things online, sell my product online, ecommerce web site, e com',
  'enterprise-website':
    'enterprise website package, enterprise package, enterprise website, 25 page package, twenty five page package, 25 page website, 25 page site, enterprise site',
  'seo-optimization':
    'seo optimization service, seo optimization, seo service, seo package, seo audit, seo only, only seo, just seo, audit of my seo, search engine optimization service, one time seo, seo job, seo alone',
  'appointment-booking':
    'book appointments online, book an appointment online, book appointment online, customers book online, people book online, book online, appointment booking, booking add on, booking addon, appointment add on, appointment addon, appointment booking add on, appointment booking addon, booking extra, appointment scheduling, online booking, online appointment, scheduling add on, booking system, booking feature, appointment system, online scheduling',
  'payment-gateway':
    'payment gateway, payment add on, add payment, add payments, payment to my site, payments to my site, payments on my website, payment addon, take payment on my site, take payments on my site, accept payment on my site, accept card on my site, payment gateway add on, take payment online, accept payment online, take card online, take deposit, collect deposit, accept credit card on my site, take payments online, take credit card on my site, online payment, card payments on my site, take payments on my website, take deposits, customers pay online, customers pay on my site',
  'live-chat':
    'live chat, live chat add on, chat add on, chat widget, livechat, chat with visitor, live chat addon',
  'multilingual-support':
    'multilingual support, multilingual, site be in spanish, be in spanish, be in french, be in two languages, second language page, pages in spanish, pages in a second language, multilingual add on, site in spanish, spanish page, spanish site, spanish version, site in two language, website in two languages, bilingual site, spanish website, website in spanish, bilingual website, second language, site in french, pages in another language, translated site, translate my site, translate my website',
  'main-street-bundle': 'main street bundle, bundle, main street, mainstreet bundle, main st bundle',
} as const;

/** Names that two things share, so the assistant asks which one is meant. */
export const sharedNames = {
  professional: ['professional-website', 'platform'],
  enterprise: ['enterprise-website', 'platform'],
  starter: ['basic-website', 'basic'],
  'starter plan': ['basic-website', 'basic'],
} as const;
