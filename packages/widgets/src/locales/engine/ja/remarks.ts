import type { Formats } from '../../formats.ts';
import type { RemarkWords } from '../remark-words.ts';

export const remarks = ({ number }: Formats): RemarkWords => ({
  remarks: {
    done: (steps) => `適用：${steps}。`,
    idle: (steps) => `変更の必要なし：${steps}。`,
    left_out: (phrase, reason) => `${phrase}は適用していません。${reason}`,
    unused_pictures: (count) => `ほかの画像 ${number(count)} 枚は使われていません。`,
    kept_outside: (percent) =>
      `変わったのは塗った範囲だけです。${percent} のピクセルは元のままです。`,
    check_edge: '被写体の輪郭を確認してください。枠で囲むか線を引くと正確になります。',
    made_up_behind:
      '後ろにあるものは、周りから作り出したものです。おかしく見えるところは、消したいものだけを塗ってください。',
    restored: (repairs) => `修復した内容：${repairs}。`,
    no_such_picture: (position) => `背景に使う画像 ${position} がありません。`,
    no_damage:
      '傷、折り目、ほこり、色あせは見つかりません。気になる部分だけを消すには、そこを塗って消すように指定してください。',
    no_sky: 'この画像の上部に空が見つかりません。',
    no_skin: 'そこに肌が見つかりません。顔を枠で囲むか、塗ってください。',
    letters_left_out: (letters) => `${letters}の文字がないため、テキストから省かれています。`,
    colour_not_found: (what) =>
      what === '' ? 'その色は見つかりませんでした。' : `見つかりませんでした：${what}。`,
    colour_elsewhere:
      'その色の大部分は画像の別の場所にあります。変えたいものを枠で囲んでください。',
    colour_unsaid: '今の色を書き添える（「黒いネクタイを赤に」）か、枠で囲んでください。',
    colour_unclear:
      '枠の中のほかのものと見分けられません。その上を塗るか、今の色を書き添えてください。',
    enlarged: (size) => `${size} から拡大しました。細部は増えません。`,
    size_most: (size, most, megapixels) =>
      `${size} になりました。上限は 1 辺 ${most}、${megapixels} メガピクセルです。`,
    size_least: (size, least) => `${size} になりました。下限は 1 辺 ${least} です。`,
    largest_already: 'すでにここで作れる最大のサイズです。',
    upscaled: '高解像度化は今ある輪郭を鮮明にします。細部を新しく作り出すことはありません。',
    compare_rules:
      '提出先の規定と照らし合わせてください。姿勢、表情、光はご自身で確認してください。',
    smaller_than_recommended: (size, recommended) =>
      `${size} になりました。推奨は ${recommended} です。`,
    refused: (phrase, reason) => `${phrase}：${reason}`,
    no_wish: '何を変えるのかが書かれていません。',
    asks_for_nothing: (steps) => `画像は変わりません（${steps}）。強さ 0 では何も変わりません。`,
    already_so: (steps) =>
      `画像は変わりません（${steps}）。すでにそうなっているか、これ以上は変えられません。`,
    unchanged_where_painted:
      '塗った範囲では何も変わりません。変えたいところを塗るか、別の内容にしてください。',
    moves_picture: (steps) =>
      `変えられるのは塗った範囲だけですが、これは画像全体を動かすかサイズを変えます：${steps}。塗った範囲を取り消すか、形の変わらない内容にしてください。`,
    subject_unclear:
      '画像の被写体を見分けられません。枠で囲むか塗ってから、もう一度お試しください。',
    subject_of_picture_unclear: (position) =>
      `画像 ${position} の被写体を見分けられません。その画像を先頭に置き、被写体を枠で囲んでから、もう一度お試しください。`,
    mark_to_erase: '消したいものを枠で囲むか、塗ってください。',
    mark_to_change: '変えたいところを枠で囲むか、塗ってください。',
    mark_less_to_erase:
      '消したいものだけをマークしてください。周りに、穴を埋めるための部分が必要です。',
    head_unclear:
      '証明写真には 1 人の顔だけが写りますが、その位置を見分けられません。髪と肩を含めて人物を枠で囲んでから、もう一度お試しください。',
    character_unclear: (position) =>
      `参照画像 ${position} のキャラクターを見分けられません。人や動物や物が 1 つ、背景からはっきり分かれている画像を選んでください。`,
    posed: (scene, characters, isDrawn) =>
      isDrawn
        ? `シーン：${scene}。${characters === 1 ? 'キャラクター' : '2 人のキャラクター'}を描いたとおりに配置しました。`
        : `シーン：${scene}。人物が描かれていないため、${characters === 1 ? 'キャラクターは立った姿です' : '2 人のキャラクターは並んで立っています'}。`,
    scene_near: (asked) => `${asked}のシーンはありません。いちばん近いシーンにしました。`,
    scene_unknown: (asked) =>
      `${asked}のシーンはないため、無地のスタジオにしました。使えるのはビーチ、街、森、山、雪、宇宙、オフィス、キッチンです。`,
    character_unsure: (who) =>
      `${who}：どこまでが本体か確かではありません。無地の背景ならより正確に切り抜けます。`,
    character_outside: (who) => `${who}：画像の外にあります。`,
    character_in_part: (who) =>
      `${who}：参照画像に一部しか写っていないため、画像の下端に元のポーズで置きました。`,
    limbs_follow: (who) => `${who}：腕と脚は描いたポーズのとおりです。`,
    limbs_follow_in_part: (who, limbs) =>
      `${who}：描いたポーズに合わせたのは${limbs}です。ほかは体と見分けられず、元のままです。`,
    limbs_unclear: (who) =>
      `${who}：手足を見分けられなかったため、描いた大きさと傾きで全体をそのまま置きました。`,
    figures_left_out: (count, characters) =>
      `キャラクターは ${number(characters)} 人だけなので、描いた人物のうち ${number(count)} 人分は使っていません。`,
    figure_missing: (who) => `${who}：人物が描かれていないため、隣にそのまま置きました。`,
    subject_wide: (width, height) =>
      `被写体が横に広いため、幅 ${width}、高さは ${height} 未満になりました。`,
    plaque: '透明な部分がなく輪郭がわからないため、レリーフの板にしました。',
    not_hollow: '中空にできる厚みがないため、中まで詰まったモデルです。',
    inside_out: '裏返しだった表面を直しました。',
    gaps_closed: '三角形の間のすき間をふさぎました。',
    largest_part: (count) =>
      `離れた ${number(count)} 個の部分のうち、いちばん大きいものだけを残しました。`,
    splinters: '外れた破片は省きました。',
    will_not_stand: '台座がないと立ちません。',
    feet_lengthened: '地面に届いていない足を、地面まで伸ばしました。',
    outline_smoothed: 'ぎざぎざの輪郭を滑らかにしました。',
    specks: (count) => `小さな点を ${number(count)} 個省きました。`,
    pieces_joined: (count) => `離れた部分 ${number(count)} 個を棒でつなぎました。`,
    pieces_left_out: (count) => `離れすぎた部分を ${number(count)} 個省きました。`,
    walls_thickened: (width) => `${width} より薄い部分をその厚さにしました。`,
    nothing_opaque: '切り抜きがすべて透明なため、フィギュアにするものがありません。',
    subject_small:
      'つながった部分が小さすぎてフィギュアにできません。写真をもっと寄りで切り抜くか、被写体をマークしてください。',
    print_large: (height) => `このままではプリンターに入りません。高さ ${height} までにできます。`,
    print_thin: (wall, least, height) =>
      `いちばん薄い壁は ${wall} ですが、この素材には ${least} 必要です。高さを ${height} 以上にするか、別の素材を選んでください。`,
  },
  character: (position) => (position === 0 ? 'キャラクター' : `キャラクター ${number(position)}`),
  limbs: { arms: '両腕', one_arm: '片腕', legs: '両脚' },
  reasons: {
    bodies: 'このエンジンは顔、髪、年齢、体型を変えられません。',
    body_parts: '体のうち見つけられるのは頭だけで、ほかの部位の位置は分かりません。',
    cannot_weaken: 'すでに画像にあるものを弱めることはできません。',
    colour_alone: 'その色をどうするのかが書かれていません。',
    colour_exchange: 'このエンジンは色を別の色に入れ替えられません。',
    colour_now: '今の色も書いてください。例：“Make the white roses red”（白いバラを赤に）。',
    cropping_only: '形を変えるには切り抜くしかありません。',
    detail: 'このエンジンは細部を作り出せません。',
    expressions: 'このエンジンは表情を変えられません。',
    eyeshine: '見つけられるのは人の顔の赤い瞳だけで、ほかの色の光は見つけられません。',
    face_swap: 'このエンジンは顔を入れ替えられません。',
    file_kind: '言葉で変わるのは画像で、ファイルの種類や容量ではありません。',
    first_only: '複数の画像では 1 枚目を編集します。その画像を先頭に置いてください。',
    grey_tint: '色かぶせに使えるのは有彩色だけで、黒、白、グレーは使えません。',
    kept: (what) => `そのまま残すように指定されています：${what}。`,
    light: 'このエンジンにその光はありません。',
    more_pictures: (count) => `それには画像が ${number(count)} 枚必要です。`,
    new_objects: 'このエンジンは新しい物を加えられません。',
    no_background: '何を置くのかを書いてください：色、別の画像、または用意されたシーン。',
    no_letters: (letters) => `「${letters}」の文字がありません。`,
    no_scene: 'このエンジンにそのシーンはありません。',
    not_understood: 'このエンジンには理解できません。',
    nothing_left: '画像がほとんど残りません。',
    outside: '画像の外側は表示できません。',
    own_colours: 'そのスタイルには独自の色があります。',
    own_details: 'シーンやスタイルは独自の描き方で、そのような細部は選べません。',
    own_sky: '描かれた背景には専用の空があります。',
    packaging: '作るのはフィギュアだけで、箱などの包装は作りません。',
    picture_order: '画像は追加した順に並びます。逆の順に追加して、もう一度試してください。',
    part_unmarked: 'その部分は枠か筆で選択してから、もう一度お試しください。',
    pose: 'このエンジンはポーズや視点を変えられません。',
    questions: 'このエンジンは画像を編集するもので、質問には答えません。',
    size_range: (least, most) => `1 辺は ${least}～${most} px です。`,
    smaller_part: '個別に編集できるのは被写体、背景、空だけで、ほかの部分はできません。',
    black_bars: 'このエンジンは黒い帯で物を覆いません。',
    round_ring: '枠は四角か、丸い画像を囲む円です。楕円のものはありません。',
    tilted_letters: '文字は水平に 1 回だけ書かれ、傾けたり繰り返したりすることはできません。',
    light_side: '低い光は、もともと明るい側から差します。向きは変えられません。',
    letter_share: '文字の高さは画像に対する割合ではなく px で指定します。',
    takes_back: '言葉は画像を変えるもので、元には戻せません。前の版から続けてください。',
    one_result: '1 つの願いから作るのは 1 枚です。もう 1 枚は、そのあとに頼んでください。',
    some_sides: '枠は全周に付きます。2 辺だけの帯は、縦横比を指定すると付きます。',
    spare_part: '除外できるのは被写体、背景、空だけです。',
    still_pictures: 'このエンジンが作れるのは静止画だけです。',
    style: 'このエンジンにそのスタイルはありません。',
    thirds: '三分割線に何を置くかは判断できません。',
    too_long: 'プロンプトが長すぎます。',
    true_colours: 'このエンジンには物の本当の色がわかりません。',
    turning_into: 'このエンジンは物を別の物に変えられません。',
    unmarked:
      '消すものをマークしてください。枠かブラシでマークして “Erase what I marked” と書きます。',
    weather: 'このエンジンにその天気や季節はありません。',
    weather_colours: '雪や雨や霧は光を変えるため、色も変わります。',
    which_colour: 'どの色かを書いてください。',
    which_degrees: '何度かを書いてください。',
    which_how: '何をどうするのかが書かれていません。',
    which_shape: '形を書いてください。例：square（正方形）、16:9。',
    which_size: 'サイズを書いてください。例：1200 px wide（幅 1200 px）、half the size（半分）。',
    which_words: '入れる言葉を引用符で囲んで書いてください。',
    whole_only: 'それは画像全体にしか適用できません。',
  },
});
