/** What the demo's scenes look like. Its letters are large: on a phone the film is 300 pixels wide. */
export const DEMO_STYLES = `
.demo .layer{overflow:hidden;color:var(--color-ink)}
.demo .scene{background:none}
.map{position:absolute;inset:0;transform-origin:70.8% 72.2%}
.demo .search-field{position:absolute;left:70px;top:246px;display:flex;align-items:center;gap:22px;width:650px;height:96px;padding:0 30px;border-radius:20px;background:#fff;box-shadow:var(--shadow-lift);font-size:46px;font-weight:600}
.search-field svg{width:44px;fill:none;stroke:currentColor;stroke-width:2.4;stroke-linecap:round}
.found{position:absolute;left:70px;top:366px;display:flex;justify-content:space-between;align-items:start;width:650px;padding:26px 30px;border-radius:20px;background:var(--color-marigold-soft);box-shadow:var(--shadow-lift);font-size:38px;line-height:1.3}
.found p>b:first-child{display:block;font-size:42px;letter-spacing:-.01em}
.found .open{color:var(--color-ok)}
.found .place{padding:4px 18px;border-radius:10px;background:var(--color-marigold);font-family:var(--font-display);font-size:42px}
.browser{position:absolute;left:120px;top:222px;width:1040px;height:520px;border-radius:20px 20px 0 0;overflow:hidden;background:#fff;box-shadow:var(--shadow-lift)}
.browser .address{display:flex;align-items:center;gap:10px;height:60px;padding:0 24px;color:var(--color-soft);font-size:26px}
.browser .address i{width:16px;height:16px;border-radius:50%;background:var(--color-line)}
.browser .address span{margin-left:14px;padding:2px 20px;border-radius:8px;background:var(--color-mist)}
.browser .brand{display:flex;justify-content:space-between;align-items:center;height:76px;padding:0 36px;background:#113a66;color:#fff;font-size:36px}
.browser .brand b,.browser .headline{font-family:var(--font-display);font-weight:800}
.browser .brand span{color:#ffd23f;font-weight:700}
.browser .screen{display:grid;grid-template-columns:590px 1fr;align-items:end;height:384px;padding-left:36px;background:#113a66;color:#fff;font-size:30px;line-height:1.3}
.browser .screen>div{align-self:start;padding-top:16px}
.browser .screen svg{width:100%;height:360px}
.browser .headline{font-size:66px;line-height:1;letter-spacing:-.025em;margin-bottom:16px;white-space:nowrap}
.browser .call{position:relative;display:inline-block;margin-top:22px;padding:16px 34px;border-radius:12px;background:#ffd23f;color:#10233a;font-size:40px;font-weight:700}
#tap{position:absolute;left:50%;top:50%;width:120px;height:120px;margin:-60px;border-radius:50%;background:rgb(255 255 255/.85)}
.dialing{position:absolute;right:60px;top:470px;padding:20px 36px;border-radius:99px;background:var(--color-ok);color:#fff;box-shadow:var(--shadow-lift);font-size:40px;font-weight:700}
#evening .scene::after,#morning .scene::after{content:'';position:absolute;inset:690px 0 0;background:var(--color-asphalt)}
.talk{position:absolute;left:600px;top:190px;width:620px;padding:20px 28px 26px;border-radius:24px;background:oklch(.17 .045 245/.82)}
.talk .hour{margin-bottom:18px;color:var(--color-marigold);font-family:var(--font-display);font-size:36px;font-weight:800}
.talk .bubble-row{position:static;width:auto;gap:12px;font-size:32px}
.talk .bubble-row p{max-width:510px;padding:12px 20px;box-shadow:none}
.talk .bubble-row .customer{justify-self:end;border-radius:18px 18px 4px 18px;background:var(--color-butter)}
.talk .bubble-row .bot{justify-self:start;border-radius:18px 18px 18px 4px;background:#fff}
#report{background:var(--color-mint)}
.sheet{position:absolute;left:110px;top:192px;width:1060px;height:590px;padding:16px 44px;border-radius:20px;background:#fff;box-shadow:var(--shadow-lift)}
.sheet-head{display:flex;justify-content:space-between;align-items:baseline;padding-bottom:12px;border-bottom:4px solid var(--color-ink);font-size:28px}
.sheet-head b{font-family:var(--font-display);font-size:44px}
.numbers{display:grid;grid-template-columns:repeat(3,1fr);padding:14px 0;border-bottom:2px solid var(--color-line);font-size:32px;font-weight:600;line-height:1.2}
.numbers b{display:block;font-family:var(--font-display);font-size:88px;font-weight:800;line-height:1}
.numbers i{margin-left:14px;color:var(--color-soft);font-style:normal;font-weight:400;font-size:26px}
.sheet-foot{display:grid;grid-template-columns:1fr 480px;gap:36px;padding-top:18px}
.bars{display:flex;align-items:end;gap:10px;height:150px}
.bars i{flex:1;border-radius:5px 5px 0 0;background:var(--color-bottle);transform-origin:bottom}
.bars i:last-child{background:var(--color-pin)}
.next{padding:14px 22px;border-radius:14px;background:var(--color-marigold-soft);font-size:30px;line-height:1.25}
`;
