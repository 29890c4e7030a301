import SwiftUI

/// A printed sheet with the answers of twenty questions: numbers and answers side by side, twice.
struct AnswerSheet: View {
  private static let letters = ["㉠", "㉡", "㉢", "㉣", "㉤", "㉥", "㉦", "㉧", "㉨", "㉩", "㉪", "㉫"]

  var body: some View {
    VStack(spacing: 3) {
      Text("2학년 수학 정답지 (2020 1학기 기말고사)")
        .font(.system(size: 6, weight: .bold))
      VStack(spacing: 0) {
        row(["문항", "정답", "문항", "정답"])
          .background(Color.black.opacity(0.08))
        ForEach(1...10, id: \.self) { number in
          row(["\(number)", answer(to: number), "\(number + 10)", answer(to: number + 10)])
        }
      }
      .border(Color.black, width: 0.5)
    }
    .padding(4)
    .frame(width: 132)
    .foregroundColor(.black)
    .background(Color.white)
    .border(Color.gray.opacity(0.4), width: 0.5)
    .accessibilityElement(children: .combine)
  }

  private func row(_ texts: [String]) -> some View {
    HStack(spacing: 0) {
      ForEach(texts.indices, id: \.self) { index in
        Text(texts[index])
          .font(.system(size: 7))
          .frame(width: index.isMultiple(of: 2) ? 22 : 40, height: 13)
          .border(Color.black.opacity(0.5), width: 0.25)
      }
    }
  }

  /// One letter, and two for the question that has two answers.
  private func answer(to number: Int) -> String {
    number == 17 ? "㉣, ㉫" : Self.letters[number * 5 % Self.letters.count]
  }
}

#Preview("Answers", traits: .sizeThatFitsLayout) {
  AnswerSheet()
}
